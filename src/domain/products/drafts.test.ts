import assert from 'node:assert/strict'
import { testOnEachEngine } from '#tests/world.ts'
import { tallyPrinter, travelBook } from '#tests/fixtures/goods.ts'
import { fillShelves } from '#tests/fixtures/shelves.ts'
import { day, hour } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'
import { system } from '../audit/actor.ts'
import { addProduct } from './add-product.ts'
import { changeProduct } from './change-product.ts'
import { changeProducts } from './change-products.ts'
import { findFeaturedProducts } from './find-featured-products.ts'
import { findLists } from './find-lists.ts'
import { countMappedProducts, findMappedProducts } from './find-mapped-products.ts'
import { findProductHistory } from './find-product-history.ts'
import { countProducts, findListedProducts, findProductListPage } from './find-product-list.ts'
import { countProductRecords, findProductRecords } from './find-product-records.ts'
import { findProductPage, findWithdrawnProduct, requireProduct } from './find-products.ts'
import { findRelatedProducts } from './find-related-products.ts'
import { findSuggestions } from './find-suggestions.ts'
import { publishDueProducts } from './publish-due-products.ts'
import { restoreProduct } from './restore-product.ts'
import { undoProductsChange } from './undo-products-change.ts'
import { withdrawProduct } from './withdraw-products.ts'

const draft = { ...travelBook, publication: 'Draft' } as const

/** Everything that the public can read of the products. */
async function publicly(app: App) {
  const mapped = await findMappedProducts(app.db, { offset: 0, limit: 100 })
  const list = await findProductListPage(app, { category: 'Laptops' })
  const search = await findProductListPage(app, { q: 'travelbook' })
  return {
    listed: (await findListedProducts(app, {})).length,
    counted: await countProducts(app, {}),
    inCategory: list.products.length,
    tab: list.tabs.find(({ name }) => name === 'Laptops')?.count,
    brands: list.filters?.brands.length,
    found: search.products.length,
    instead: search.instead,
    suggested: (await findSuggestions(app, 'travelbook')).products.length,
    featured: (await findFeaturedProducts(app, { most: 24, newest: 9 })).length,
    mapped: mapped.length,
    mappedCount: await countMappedProducts(app.db),
  }
}

testOnEachEngine(
  'the public sees nothing of a draft, the office sees it in lists and searches',
  async ({ app }) => {
    const before = await publicly(app)
    const { id } = await addProduct(app, system, draft)
    assert.deepEqual(await publicly(app), before)
    assert.equal(await findProductPage(app, id), undefined)
    const related = await findRelatedProducts(
      app,
      { id: '', category: 'Laptops', brand: travelBook.brand, price: travelBook.price },
      9,
    )
    assert.deepEqual(related, [])
    assert.equal((await requireProduct(app, id)).publication, 'Draft')
    const found = await findProductRecords(app, { q: 'travelbook' })
    assert.deepEqual(
      found.map((product) => product.id),
      [id],
    )
  },
)

testOnEachEngine(
  'a product leaves every public place when it becomes a draft, and comes back when it is published',
  async ({ app }) => {
    const [{ id } = { id: '' }] = await fillShelves(app, [{}])
    const before = await publicly(app)
    assert.deepEqual([before.listed, before.found, before.mapped, before.mappedCount], [1, 1, 1, 1])
    await changeProduct(app, system, id, draft)
    const hidden = await publicly(app)
    assert.deepEqual([hidden.listed, hidden.found, hidden.mapped, hidden.mappedCount], [0, 0, 0, 0])
    assert.equal(hidden.suggested, 0)
    await changeProduct(app, system, id, { ...travelBook, publication: 'Published' })
    assert.deepEqual(await publicly(app), before)
  },
)

testOnEachEngine(
  'a save that does not name the publication leaves a draft a draft',
  async ({ app }) => {
    const { id } = await addProduct(app, system, draft)
    await changeProduct(app, system, id, { ...travelBook, name: 'Kaveri RoadBook 14' })
    assert.equal((await requireProduct(app, id)).publication, 'Draft')
  },
)

testOnEachEngine(
  'the office lists published products and drafts in one order, page by page, or one of them alone',
  async ({ app }) => {
    const forms = Array.from({ length: 12 }, (_, number) => ({
      name: `Kaveri ${String(number).padStart(2, '0')}`,
      publication: number % 3 === 0 ? ('Draft' as const) : ('Published' as const),
    }))
    await fillShelves(app, forms)
    const namesOf = async (slice: Parameters<typeof findProductRecords>[1]) =>
      (await findProductRecords(app, slice)).map(({ name }) => name)
    const all = forms.map(({ name }) => name)
    assert.deepEqual(await namesOf({ sort: 'name' }), all)
    assert.deepEqual(await namesOf({ sort: 'name', page: 2, limit: 5 }), all.slice(5, 10))
    assert.deepEqual(
      await namesOf({ sort: 'newest', page: 3, limit: 5 }),
      all.slice(0, 2).toReversed(),
    )
    assert.deepEqual(await namesOf({ sort: 'name', only: 'Drafts' }), [
      'Kaveri 00',
      'Kaveri 03',
      'Kaveri 06',
      'Kaveri 09',
    ])
    assert.deepEqual(await namesOf({ q: 'kaveri 06', only: 'Published' }), [])
    assert.equal(await countProductRecords(app, {}), 12)
    assert.equal(await countProductRecords(app, { only: 'Published' }), 8)
    assert.equal(await countProductRecords(app, { q: 'kaveri', only: 'Drafts' }), 4)
  },
)

testOnEachEngine(
  'several products are published or made drafts by one change, which is undone as a whole',
  async ({ app }) => {
    await fillShelves(app, [{}, draft])
    const { changeId, count } = await changeProducts(app, system, {
      query: {},
      changes: { publication: 'Draft' },
    })
    assert.equal(count, 1)
    assert.equal(await countProducts(app, {}), 0)
    await undoProductsChange(app, system, changeId ?? '')
    assert.equal(await countProducts(app, {}), 1)
    assert.equal(await countMappedProducts(app.db), 1)
  },
)

testOnEachEngine('a draft is published at its time, by the system', async ({ app, clock }) => {
  const publishAt = new Date(clock.now().getTime() + hour).toISOString()
  const { id } = await addProduct(app, system, { ...draft, publishAt })
  const other = await addProduct(app, system, { ...tallyPrinter, publication: 'Draft' })
  assert.equal(await publishDueProducts(app), 0)
  assert.equal(await countProducts(app, {}), 0)
  clock.pass(hour)
  const version = app.content.current
  assert.equal(await publishDueProducts(app), 1)
  assert(app.content.current > version, 'cached pages are stale')
  assert.equal(await publishDueProducts(app), 0)
  assert((await findProductPage(app, id)) !== undefined)
  assert.equal(await findProductPage(app, other.id), undefined, 'it has no date')
  const [event] = await findProductHistory(app.db, id)
  assert.deepEqual([event?.by, event?.kind], [null, 'changed'])
  assert.deepEqual(event?.fields, [
    { field: 'publication', from: 'Draft', to: 'Published' },
    { field: 'publishAt', from: publishAt, to: '' },
  ])
  const undo = await undoProductsChange(app, system, event?.changeId ?? '')
  assert.equal(undo.count, 1)
  assert.equal(await publishDueProducts(app), 0, 'the draft has no date any more')
  assert.equal((await requireProduct(app, id)).publication, 'Draft')
})

testOnEachEngine(
  'many drafts of one time are published together, also those of a time that is long over',
  async ({ app, clock }) => {
    const publishAt = new Date(clock.now().getTime() - day).toISOString()
    await fillShelves(
      app,
      Array.from({ length: 205 }, () => ({ ...draft, publishAt })),
    )
    assert.equal(await publishDueProducts(app), 205)
    assert.equal(await countMappedProducts(app.db), 205)
  },
)

testOnEachEngine(
  'a draft in the trash is not published, and nobody is told that it existed',
  async ({ app, clock }) => {
    const publishAt = clock.now().toISOString()
    const { id } = await addProduct(app, system, { ...draft, publishAt })
    await withdrawProduct(app, system, id)
    assert.equal(await publishDueProducts(app), 0)
    assert.equal(await findWithdrawnProduct(app.db, id), undefined)
    await restoreProduct(app, system, id)
    assert.equal(await countMappedProducts(app.db), 0)
    assert.equal(await publishDueProducts(app), 1)
    assert.equal(await countMappedProducts(app.db), 1)
  },
)

testOnEachEngine('a change of a draft leaves public pages in the cache', async ({ app }) => {
  const [, { id } = { id: '' }] = await fillShelves(app, [{}, draft])
  const { changes } = await findLists(app)
  const since = app.content.current
  await changeProduct(app, system, id, { ...draft, name: 'Kaveri RoadBook 14' })
  await findLists(app)
  assert(!changes.hasChanged(['products', 'counts', 'Laptops'], since))
  await changeProduct(app, system, id, { ...draft, publication: 'Published' })
  await findLists(app)
  assert(changes.hasChanged(['counts'], since))
})
