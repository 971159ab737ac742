import assert from 'node:assert/strict'
import { tallyPrinter, travelBook } from '#tests/fixtures/goods.ts'
import { asha, addAdministrator } from '#tests/fixtures/people.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { isRefusal } from '../refusal.ts'
import { addProduct } from './add-product.ts'
import { changeProduct } from './change-product.ts'
import { countProducts } from './find-product-list.ts'
import { findProductRecord } from './find-products.ts'

testOnEachEngine(
  'a changed product moves to its new category, and so do the counts',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const { id } = await addProduct(app, by, travelBook)
    await changeProduct(app, by, id, { ...travelBook, category: 'Accessories' })
    assert.equal(await countProducts(app, { category: 'Laptops' }), 0)
    assert.equal(await countProducts(app, { category: 'Accessories' }), 1)
  },
)

testOnEachEngine('two editors do not overwrite each other unseen', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const { id, version } = await addProduct(app, by, travelBook)
  await changeProduct(app, by, id, { ...travelBook, price: 60_000, version })
  const late = changeProduct(app, by, id, { ...travelBook, brand: 'Other', version })
  await assert.rejects(late, (error: Error) => {
    assert(isRefusal(error))
    assert.equal(error.kind, 'conflict')
    const { product } = error.details as { product: { price: number } }
    assert.equal(product.price, 60_000)
    return true
  })
  assert.equal((await findProductRecord(app.db, id))?.brand, travelBook.brand)
})

testOnEachEngine('a save that names no version is accepted', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const { id } = await addProduct(app, by, travelBook)
  await changeProduct(app, by, id, { ...travelBook, price: 60_000 })
  const changed = await changeProduct(app, by, id, { ...travelBook, price: 61_000 })
  assert.equal(changed.version, 3)
})

testOnEachEngine(
  'of many saves at once of one version exactly one is accepted',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const { id, version } = await addProduct(app, by, travelBook)
    const prices = [1, 2, 3, 4, 5, 6, 7, 8]
    const saves = await Promise.allSettled(
      prices.map((price) => changeProduct(app, by, id, { ...travelBook, price, version })),
    )
    assert.equal(saves.filter((save) => save.status === 'fulfilled').length, 1)
    assert.equal((await findProductRecord(app.db, id))?.version, version + 1)
  },
)

testOnEachEngine('counts stay right when many move one product at once', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const { id } = await addProduct(app, by, travelBook)
  const targets = ['Printers', 'Scanners', 'Desktops', 'Laptops'] as const
  await Promise.all(
    targets.map((category) => changeProduct(app, by, id, { ...travelBook, category })),
  )
  const now = await findProductRecord(app.db, id)
  assert.equal(await countProducts(app, {}), 1)
  assert.equal(await countProducts(app, { category: now?.category ?? 'All' }), 1)
})

testOnEachEngine(
  'many who move products past each other do not block each other',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const laptop = await addProduct(app, by, travelBook)
    const printer = await addProduct(app, by, tallyPrinter)
    const rounds = Array.from({ length: 10 }, (_, round) => [
      changeProduct(app, by, laptop.id, {
        ...travelBook,
        category: round % 2 ? 'Laptops' : 'Printers',
      }),
      changeProduct(app, by, printer.id, {
        ...tallyPrinter,
        category: round % 2 ? 'Printers' : 'Laptops',
      }),
    ])
    await Promise.all(rounds.flat())
    assert.equal(await countProducts(app, {}), 2)
  },
)

testOnEachEngine(
  'a change of a product raises the content version, once it is committed',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const { id } = await addProduct(app, by, travelBook)
    const before = app.content.current
    await changeProduct(app, by, id, travelBook)
    assert.equal(app.content.current, before + 1)
    await assert.rejects(changeProduct(app, by, id, { ...travelBook, version: 99 }))
    assert.equal(app.content.current, before + 1)
  },
)
