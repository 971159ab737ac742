import assert from 'node:assert/strict'
import type { ProductRecord } from '#contract/products/product.ts'
import { findAuditEvents } from '#tests/fixtures/audit-events.ts'
import { drawing, uploaded } from '#tests/fixtures/drawings.ts'
import { boardroomPanel, tallyPrinter, travelBook } from '#tests/fixtures/goods.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { system } from '../audit/actor.ts'
import { isRefusal } from '../refusal.ts'
import { addProduct } from './add-product.ts'
import { changeProduct } from './change-product.ts'
import { changeProducts, previewChange } from './change-products.ts'
import { countProducts, findProductListPage } from './find-product-list.ts'
import { findProductRecords } from './find-product-records.ts'
import { requireProduct } from './find-products.ts'
import { undoProductsChange } from './undo-products-change.ts'

async function addThree(app: App) {
  const products: ProductRecord[] = []
  for (const form of [travelBook, tallyPrinter, boardroomPanel]) {
    products.push(await addProduct(app, system, form))
  }
  const [laptop, printer, panel] = products
  assert(laptop && printer && panel)
  return { laptop, printer, panel }
}

/** Every product with all of its fields, but for what says how often it was stored. */
async function exported(app: App) {
  const products = await findProductRecords(app, { sort: 'name' })
  return products.map(({ version: _, changedAt: __, ...fields }) => fields)
}

testOnEachEngine('a change of several products is one change in the audit', async ({ app }) => {
  const { laptop, printer, panel } = await addThree(app)
  const { changeId, count } = await changeProducts(app, system, {
    query: {},
    changes: { stockStatus: 'Pre Order' },
  })
  assert.equal(count, 2, 'the panel was on pre-order before')
  const events = (await findAuditEvents(app)).filter((event) => event.changeId === changeId)
  assert.deepEqual(
    new Set(events.map(({ subjectId }) => subjectId)),
    new Set([laptop.id, printer.id]),
  )
  assert.equal((await requireProduct(app, laptop.id)).version, 2)
  assert.equal((await requireProduct(app, panel.id)).version, 1)
})

testOnEachEngine('a preview names what would change and stores nothing', async ({ app }) => {
  const { laptop } = await addThree(app)
  const before = await exported(app)
  const { changeId, count, sample } = await previewChange(app, {
    ids: [laptop.id],
    changes: { price: { percent: -10, rounding: '99' } },
  })
  assert.equal(changeId, null)
  assert.equal(count, 1)
  assert.deepEqual(sample, [
    { id: laptop.id, name: laptop.name, before: { price: 58_990 }, after: { price: 53_099 } },
  ])
  assert.deepEqual(await exported(app), before)
})

testOnEachEngine(
  'a preview of a percentage counts the products that stay as they are without a price',
  async ({ app }) => {
    const { printer, panel } = await addThree(app)
    assert.equal(panel.price, 0)
    const { count, unpriced } = await previewChange(app, {
      query: {},
      changes: { price: { percent: 10, rounding: 'none' } },
    })
    assert.deepEqual([count, unpriced], [2, 1])
    const set = await previewChange(app, {
      ids: [printer.id, panel.id],
      changes: { price: { set: 5, rounding: 'none' } },
    })
    assert.equal(set.unpriced, 0)
  },
)

testOnEachEngine(
  'an undo restores every product of a change exactly, in lists, counts and search',
  async ({ app }) => {
    await addThree(app)
    const before = await exported(app)
    const { changeId } = await changeProducts(app, system, {
      query: {},
      changes: {
        category: 'Accessories',
        stockStatus: 'Back Order',
        price: { percent: 12.5, rounding: '10' },
        gstRate: 5,
      },
    })
    const { products } = await findProductListPage(app, { category: 'Accessories' })
    assert.deepEqual(
      products.map(({ gstRate }) => gstRate),
      [5, 5, 5],
    )
    assert.equal(await countProducts(app, { category: 'Accessories' }), 3)
    assert.equal(await countProducts(app, { q: 'accessories' }), 3)
    const undo = await undoProductsChange(app, system, changeId ?? '')
    assert.deepEqual([undo.count, undo.refused], [3, []])
    assert.deepEqual(await exported(app), before)
    assert.equal(await countProducts(app, { q: 'accessories' }), 0)
    const { tabs } = await findProductListPage(app, { category: 'All' })
    assert.equal(tabs.find(({ name }) => name === 'Accessories')?.count, 0)
    const counts = await app.db.selectFrom('categories').select(['name', 'products']).execute()
    assert.equal(counts.find(({ name }) => name === 'Laptops')?.products, 1)
    const redo = await undoProductsChange(app, system, undo.changeId ?? '')
    assert.equal(redo.count, 3)
    assert.equal(await countProducts(app, { category: 'Accessories' }), 3)
  },
)

testOnEachEngine(
  'an undo leaves a product that somebody has changed since as it is, and names it',
  async ({ app }) => {
    const { laptop, printer } = await addThree(app)
    const ids = [laptop.id, printer.id]
    const { changeId } = await changeProducts(app, system, {
      ids,
      changes: { stockStatus: 'Out of Stock' },
    })
    await changeProduct(app, system, printer.id, { ...tallyPrinter, stockStatus: 'Back Order' })
    await changeProduct(app, system, laptop.id, {
      ...travelBook,
      stockStatus: 'Out of Stock',
      warranty: 'Another field',
    })
    const { count, refused } = await undoProductsChange(app, system, changeId ?? '')
    assert.equal(count, 1)
    assert.deepEqual(refused, [
      { id: printer.id, name: printer.name, reason: 'It has been changed since.' },
    ])
    const stored = await requireProduct(app, laptop.id)
    assert.deepEqual([stored.stockStatus, stored.warranty], ['In Stock', 'Another field'])
  },
)

testOnEachEngine(
  'products that were deleted together are restored with their pictures by one undo',
  async ({ app, dataDir }) => {
    const upload = await uploaded(dataDir, await drawing('jpeg', { width: 400, height: 300 }))
    await addProduct(app, system, travelBook, [upload])
    await addProduct(app, system, tallyPrinter)
    const before = await exported(app)
    const { changeId, count } = await changeProducts(app, system, {
      query: {},
      changes: { delete: true },
    })
    assert.equal(count, 2)
    assert.deepEqual(await exported(app), [])
    const undo = await undoProductsChange(app, system, changeId ?? '')
    assert.equal(undo.count, 2)
    assert.deepEqual(await exported(app), before)
    const again = await undoProductsChange(app, system, changeId ?? '')
    assert.deepEqual([again.count, again.refused.length], [0, 2])
  },
)

testOnEachEngine('a change of a product that somebody has changed is refused', async ({ app }) => {
  const { laptop } = await addThree(app)
  await changeProduct(app, system, laptop.id, { ...travelBook, price: 60_000 })
  await assert.rejects(
    changeProducts(app, system, {
      ids: [laptop.id],
      version: laptop.version,
      changes: { price: { set: 1, rounding: 'none' } },
    }),
    (error) =>
      isRefusal(error) &&
      error.kind === 'conflict' &&
      Object(error.details?.['product']).price === 60_000,
  )
  assert.equal((await requireProduct(app, laptop.id)).price, 60_000)
})

testOnEachEngine('a price that would be too high refuses the whole change', async ({ app }) => {
  const { laptop, printer } = await addThree(app)
  await changeProduct(app, system, printer.id, { ...tallyPrinter, price: 999_999_999 })
  await assert.rejects(
    changeProducts(app, system, {
      query: {},
      changes: { price: { percent: 1, rounding: 'none' } },
    }),
    { kind: 'invalid' },
  )
  assert.equal((await requireProduct(app, laptop.id)).price, travelBook.price)
})

testOnEachEngine(
  'an undo of an unknown change and a change of no product are refused',
  async ({ app }) => {
    await assert.rejects(undoProductsChange(app, system, 'unknown'), { kind: 'not-found' })
    await assert.rejects(
      changeProducts(app, system, { ids: ['unknown'], changes: { delete: true } }),
      { kind: 'not-found' },
    )
  },
)
