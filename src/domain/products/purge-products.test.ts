import assert from 'node:assert/strict'
import { retention } from '#contract/privacy/retention.ts'
import { day } from '#platform/clock/clock.ts'
import { drawing, uploaded } from '#tests/fixtures/drawings.ts'
import { travelBook } from '#tests/fixtures/goods.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { system } from '../audit/actor.ts'
import { addProduct } from './add-product.ts'
import { findProductRecord, findWithdrawnProduct } from './find-products.ts'
import { purgeOldProducts, purgeProducts } from './purge-products.ts'
import { undoProductsChange } from './undo-products-change.ts'
import { withdrawProduct } from './withdraw-products.ts'

const { signal } = new AbortController()

async function countPictures({ db }: App) {
  return (await db.selectFrom('productPictures').select('pictureKey').execute()).length
}

testOnEachEngine(
  'a deleted product has its pictures for 30 days and is then deleted for ever, but for the page that says so',
  async ({ app, clock, dataDir }) => {
    assert.equal(retention.trashDays, 30)
    const upload = await uploaded(dataDir, await drawing('jpeg', { width: 400, height: 300 }))
    const { id } = await addProduct(app, system, travelBook, [upload])
    const changeId = await withdrawProduct(app, system, id)
    clock.pass(29 * day)
    assert.equal(await purgeOldProducts(app, signal), 0)
    assert.equal(await countPictures(app), 1)
    clock.pass(day)
    assert.equal(await purgeOldProducts(app, signal), 1)
    assert.equal(await purgeOldProducts(app, signal), 0)
    assert.equal(await countPictures(app), 0)
    assert.equal((await findWithdrawnProduct(app.db, id))?.name, travelBook.name)
    const { count, refused } = await undoProductsChange(app, system, changeId)
    assert.equal(count, 0)
    assert.deepEqual(refused, [{ id, name: travelBook.name, reason: 'It was deleted for ever.' }])
  },
)

testOnEachEngine('a product that is not deleted cannot be purged', async ({ app }) => {
  const { id } = await addProduct(app, system, travelBook)
  assert.equal(await purgeProducts(app, system, [id]), 0)
  assert.equal((await findProductRecord(app.db, id))?.name, travelBook.name)
})
