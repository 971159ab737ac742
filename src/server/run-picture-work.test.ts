import assert from 'node:assert/strict'
import { addProduct } from '#domain/products/add-product.ts'
import { findProductPage } from '#domain/products/find-products.ts'
import { system } from '#domain/audit/actor.ts'
import { drawing, uploaded } from '#tests/fixtures/drawings.ts'
import { travelBook } from '#tests/fixtures/goods.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { addAvifToAll } from './run-picture-work.ts'

const { signal } = new AbortController()

testOnEachEngine('all pictures get AVIF files, and the pages are made anew once', async (world) => {
  const { app, dataDir } = world
  const photo = async (seed: number) =>
    uploaded(dataDir, await drawing('png', { width: 40, height: 30 }, seed))
  const { id } = await addProduct(app, system, travelBook, [await photo(1), await photo(2)])
  const before = app.content.current
  await addAvifToAll(app, signal)
  assert.equal(app.content.current, before + 1)
  const page = await findProductPage(app, id)
  assert.deepEqual(
    page?.pictures.map(({ hasAvif }) => hasAvif),
    [true, true],
  )
  await addAvifToAll(app, signal)
  assert.equal(app.content.current, before + 1)
})
