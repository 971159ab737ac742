import assert from 'node:assert/strict'
import { changeMessages } from '#contract/products/product-change.ts'
import { featuredOrderMessages, mostFeatured } from '#contract/products/product-messages.ts'
import { travelBook } from '#tests/fixtures/goods.ts'
import { fillShelves } from '#tests/fixtures/shelves.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { system } from '../audit/actor.ts'
import { addProduct } from './add-product.ts'
import { changeProduct } from './change-product.ts'
import { changeProducts } from './change-products.ts'
import { findFeaturedRecords, orderFeatured } from './featured-order.ts'
import { findFeaturedProducts } from './find-featured-products.ts'
import { findProductHistory } from './find-product-history.ts'
import { countProductRecords, findProductRecords } from './find-product-records.ts'
import { findLists } from './find-lists.ts'
import { restoreProduct } from './restore-product.ts'
import { restoreProductVersion } from './restore-product-version.ts'
import { undoProductsChange } from './undo-products-change.ts'
import { withdrawProducts } from './withdraw-products.ts'

async function featureAll(app: App, names: string[]) {
  const added = await fillShelves(
    app,
    names.map((name) => ({ name, featured: 'Yes' as const })),
  )
  return added.map(({ id }) => id)
}

async function onHome(app: App) {
  const products = await findFeaturedProducts(app, { most: mostFeatured, newest: 9 })
  return products.map(({ name }) => name)
}

testOnEachEngine(
  'Home shows the featured products in the order of the office, and later ones after them',
  async ({ app }) => {
    const ids = await featureAll(app, ['Anise', 'Basil', 'Clove'])
    assert.deepEqual(await onHome(app), ['Anise', 'Basil', 'Clove'])
    await orderFeatured(app, system, ids.toReversed())
    assert.deepEqual(await onHome(app), ['Clove', 'Basil', 'Anise'])
    await featureAll(app, ['Dill'])
    assert.deepEqual(await onHome(app), ['Clove', 'Basil', 'Anise', 'Dill'])
    await orderFeatured(app, system, [ids[0] ?? ''])
    assert.deepEqual(await onHome(app), ['Anise', 'Clove', 'Basil', 'Dill'])
  },
)

testOnEachEngine(
  'an order with unknown and repeated ids leaves each product once',
  async ({ app }) => {
    const [anise = '', basil = ''] = await featureAll(app, ['Anise', 'Basil'])
    const { id } = await addProduct(app, system, travelBook)
    await orderFeatured(app, system, [basil, id, 'nobody', basil, anise])
    assert.deepEqual(await onHome(app), ['Basil', 'Anise'])
  },
)

testOnEachEngine(
  'a draft is featured for the office, and on Home once it is published',
  async ({ app }) => {
    await featureAll(app, ['Anise'])
    const form = { ...travelBook, name: 'Basil', featured: 'Yes' } as const
    const { id } = await addProduct(app, system, { ...form, publication: 'Draft' })
    assert.deepEqual(await onHome(app), ['Anise'])
    const records = await findFeaturedRecords(app)
    assert.deepEqual(
      records.map(({ name }) => name),
      ['Anise', 'Basil'],
    )
    await changeProduct(app, system, id, { ...form, publication: 'Published' })
    assert.deepEqual(await onHome(app), ['Anise', 'Basil'])
  },
)

testOnEachEngine('several products are featured by one change, and undone', async ({ app }) => {
  const [{ id } = { id: '' }] = await fillShelves(app, [{ name: 'Anise' }, { name: 'Basil' }])
  const changed = await changeProducts(app, system, { query: {}, changes: { featured: 'Yes' } })
  assert.deepEqual(await onHome(app), ['Anise', 'Basil'])
  assert.equal(await countProductRecords(app, { only: 'Featured' }), 2)
  assert.equal(await countProductRecords(app, { only: 'Featured', q: 'anise' }), 1)
  const [event] = await findProductHistory(app.db, id)
  assert.deepEqual(event?.fields, [{ field: 'featured', from: 'No', to: 'Yes' }])
  await undoProductsChange(app, system, changed.changeId ?? '')
  assert.equal(await countProductRecords(app, { only: 'Featured' }), 0)
})

testOnEachEngine('more products than Home can show are not featured', async ({ app }) => {
  await featureAll(
    app,
    Array.from({ length: mostFeatured }, (_, at) => `Anise ${at}`),
  )
  const { id } = await addProduct(app, system, travelBook)
  const expected = { kind: 'invalid', message: featuredOrderMessages.tooMany }
  const featured = { ...travelBook, featured: 'Yes' } as const
  await assert.rejects(addProduct(app, system, featured), expected)
  await assert.rejects(changeProduct(app, system, id, featured), expected)
  await assert.rejects(
    changeProducts(app, system, { ids: [id], changes: { featured: 'Yes' } }),
    expected,
  )
  assert.equal(await countProductRecords(app, { only: 'Featured' }), mostFeatured)
})

testOnEachEngine(
  'a product restored beyond what Home features is not featured any more',
  async ({ app }) => {
    const { notFeatured } = featuredOrderMessages
    const [first = '', second = ''] = await featureAll(app, ['Fennel', 'Ginger'])
    const unfeatured = await changeProducts(app, system, {
      ids: [second],
      changes: { featured: 'No', price: { set: 70, rounding: 'none' } },
    })
    const alone = await changeProducts(app, system, { ids: [first], changes: { featured: 'No' } })
    const again = { ids: [first], changes: { featured: 'Yes' as const } }
    await changeProducts(app, system, again)
    const gone = await changeProducts(app, system, { ids: [first], changes: { delete: true } })
    await featureAll(
      app,
      Array.from({ length: mostFeatured }, (_, at) => `Anise ${at}`),
    )
    const undone = await undoProductsChange(app, system, gone.changeId ?? '')
    assert.deepEqual([undone.count, undone.notFeatured], [1, ['Fennel']])
    const refused = await undoProductsChange(app, system, alone.changeId ?? '')
    assert.equal(refused.count, 0)
    assert.equal(refused.refused[0]?.reason, changeMessages.refused.featured)
    const priced = await undoProductsChange(app, system, unfeatured.changeId ?? '')
    assert.deepEqual([priced.count, priced.notFeatured], [1, ['Ginger']])
    await withdrawProducts(app, system, [first])
    assert.deepEqual((await restoreProduct(app, system, first)).notFeatured, [])
    const [added] = (await findProductHistory(app.db, first)).slice(-1)
    const version = { productId: first, eventId: added?.id ?? '' }
    assert.deepEqual((await restoreProductVersion(app, system, version)).notFeatured, ['Fennel'])
    assert.equal(await countProductRecords(app, { only: 'Featured' }), mostFeatured)
    await orderFeatured(
      app,
      system,
      (await findFeaturedRecords(app)).map(({ id }) => id),
    )
    assert.match(notFeatured(['Fennel', 'Ginger']), /^Fennel and 1 more are not featured any more/)
  },
)

testOnEachEngine('another order makes the pages with these products stale', async ({ app }) => {
  const ids = await featureAll(app, ['Anise', 'Basil'])
  const { changes } = await findLists(app)
  const since = app.content.current
  await orderFeatured(app, system, ids.toReversed())
  await findLists(app)
  assert(changes.hasChanged(['products'], since))
})

testOnEachEngine(
  'the office looks at products without an image, a price or an HSN code alone',
  async ({ app }) => {
    await fillShelves(app, [
      { name: 'Anise', price: 0, hsnCode: '847130' },
      { name: 'Basil', price: 10, hsnCode: '' },
      { name: 'Clove', price: 0, hsnCode: '', publication: 'Draft' },
    ])
    const namesOf = async (only: 'Without image' | 'Without price' | 'Without HSN code') =>
      (await findProductRecords(app, { only, sort: 'name' })).map(({ name }) => name)
    assert.deepEqual(await namesOf('Without image'), ['Anise', 'Basil', 'Clove'])
    assert.deepEqual(await namesOf('Without price'), ['Anise', 'Clove'])
    assert.deepEqual(await namesOf('Without HSN code'), ['Basil', 'Clove'])
    const paged = await findProductRecords(app, { only: 'Without price', page: 2, limit: 1 })
    assert.deepEqual(
      paged.map(({ name }) => name),
      ['Anise'],
    )
    assert.equal(await countProductRecords(app, { only: 'Without price', q: 'clove' }), 1)
  },
)
