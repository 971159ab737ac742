import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import {
  array,
  assert as assertAlways,
  asyncProperty,
  constantFrom,
  option,
  record,
} from 'fast-check'
import { productSorts } from '#contract/products/product-list.ts'
import { stockStatuses } from '#contract/products/product.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { openLog } from '#platform/log/open-log.ts'
import { tallyPrinter, travelBook } from '#tests/fixtures/goods.ts'
import { fillShelves, sixtyProducts } from '#tests/fixtures/shelves.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { system } from '../audit/actor.ts'
import { contentVersion } from '../content/content-version.ts'
import { watchContentVersion } from '../content/watch-content-version.ts'
import { indexFollower } from './follow-products.ts'
import { ContentMemory } from '../content/content-memory.ts'
import { addProduct } from './add-product.ts'
import { changeProduct } from './change-product.ts'
import { withdrawProduct, withdrawProducts } from './withdraw-products.ts'
import type { ProductFilter } from './filter-products.ts'
import { countProducts, findListedProducts } from './find-product-list.ts'
import { countProductRecords } from './find-product-records.ts'

testOnEachEngine(
  'a product is found from the moment it is added, by its new name from the moment it is renamed, and never once it is withdrawn',
  async ({ app }) => {
    await fillShelves(app, [tallyPrinter])
    assert.deepEqual(await namesFor(app, 'travelbook'), [])
    const { id } = await addProduct(app, system, travelBook)
    assert.deepEqual(await namesFor(app, 'travelbok'), [travelBook.name])
    await changeProduct(app, system, id, { ...travelBook, name: 'Kaveri RoadBook 14' })
    assert.deepEqual(await namesFor(app, 'travelbook'), [])
    assert.deepEqual(await namesFor(app, 'roadbook'), ['Kaveri RoadBook 14'])
    await withdrawProduct(app, system, id)
    assert.deepEqual(await namesFor(app, 'roadbook'), [])
    assert.equal(await countProducts(app, { q: 'roadbook' }), 0)
  },
)

testOnEachEngine(
  'the office finds what it has just added also where the index takes longer than a visitor waits',
  async ({ app }) => {
    await fillShelves(app, [tallyPrinter])
    assert.deepEqual(await namesFor(app, 'travelbook'), [])
    await addProduct(app, system, travelBook)
    const index = app.memory.of(indexFollower)
    index.following = wait(1200).finally(() => (index.following = undefined))
    assert.equal(await countProductRecords(app, { q: 'travelbook' }), 1)
  },
)

testOnEachEngine('a change that is taken back is never found', async ({ app }) => {
  await fillShelves(app, [tallyPrinter])
  await namesFor(app, 'tallyjet')
  const change = inTransaction(app, async (app) => {
    await addProduct(app, system, travelBook)
    throw new Error('the customer has left')
  })
  await assert.rejects(change)
  assert.deepEqual(await namesFor(app, 'travelbook'), [])
})

testOnEachEngine(
  'many changes at once are followed, more than are read at a time',
  async ({ app }) => {
    await namesFor(app, 'anything')
    const forms = Array.from({ length: 150 }, (_, at) => ({ name: `Kaveri Crate ${at}` }))
    const added = await fillShelves(app, forms)
    assert.equal(await countProducts(app, { q: 'crate' }), 150)
    await withdrawProducts(
      app,
      system,
      added.slice(0, 120).map(({ id }) => id),
    )
    assert.equal(await countProducts(app, { q: 'crate' }), 30)
  },
)

testOnEachEngine('only changed products are read again', async ({ app }) => {
  const [book] = await fillShelves(app, [travelBook, tallyPrinter])
  await namesFor(app, 'kaveri')
  const { value: index } = app.memory.of(indexFollower)
  // Not by a use case, so that only the rows have changed.
  await app.db.updateTable('products').set({ name: 'Seen' }).where('brand', '=', 'Lekhra').execute()
  await changeProduct(app, system, book?.id ?? '', { ...travelBook, specs: ['Lid: Teak'] })
  assert.equal(await countProducts(app, { q: 'teak' }), 1)
  assert.equal(await countProducts(app, { q: 'seen' }), 0)
  assert.equal(app.memory.of(indexFollower).value, index)
})

testOnEachEngine('another process finds what was changed here within a second', async ({ app }) => {
  const other: App = {
    ...app,
    content: contentVersion(),
    memory: new ContentMemory(),
  }
  const ending = new AbortController()
  const watching = watchContentVersion(other, openLog('silent'), ending.signal)
  assert.deepEqual(await namesFor(other, 'travelbook'), [])
  await fillShelves(app, [travelBook])
  const end = performance.now() + 1500
  while ((await namesFor(other, 'travelbook')).length === 0 && performance.now() < end) {
    await wait(20)
  }
  assert.deepEqual(await namesFor(other, 'travelbook'), [travelBook.name])
  ending.abort()
  await watching
})

testOnEachEngine('many who search at once wait for one reading', async ({ app }) => {
  await fillShelves(app, [travelBook, tallyPrinter])
  const found = await Promise.all(Array.from({ length: 20 }, () => namesFor(app, 'travelbook')))
  for (const names of found) assert.deepEqual(names, [travelBook.name])
})

testOnEachEngine(
  'a database that is away leaves nothing behind that would not be read again',
  async ({ app }) => {
    await fillShelves(app, [travelBook])
    await app.db.schema.alterTable('products').renameTo('away').execute()
    await assert.rejects(namesFor(app, 'travelbook'))
    await app.db.schema.alterTable('away').renameTo('products').execute()
    assert.deepEqual(await namesFor(app, 'travelbook'), [travelBook.name])
  },
)

testOnEachEngine('a search narrows and orders as a list does', async ({ app }) => {
  await fillShelves(app, sixtyProducts)
  const optional = <Value>(...values: Value[]) =>
    option(constantFrom(...values), { nil: undefined })
  const filters = record({
    category: optional('All' as const, 'Laptops' as const, 'Scanners' as const),
    brand: option(array(constantFrom('Kaveri', 'Lekhra', 'Nobody'), { maxLength: 2 }), {
      nil: undefined,
    }),
    stock: optional(...stockStatuses),
    minPrice: optional(0, 0.01, 99.99, 100, 100.01),
    maxPrice: optional(0, 99.99, 100, 2500.5),
  })
  const sorts = constantFrom(...productSorts.filter((sort) => sort !== 'relevance'))
  await assertAlways(
    asyncProperty(filters, sorts, async (filter: ProductFilter, sort) => {
      // Every one of them has 16 GB, as a travel book does.
      const searched = await findListedProducts(app, { ...filter, sort, q: '16gb' })
      const listed = await findListedProducts(app, { ...filter, sort })
      assert.deepEqual(idsOf(searched), idsOf(listed))
      assert.equal(await countProducts(app, { ...filter, q: '16gb' }), listed.length)
      const page = await findListedProducts(app, { ...filter, sort, q: '16gb', page: 2, limit: 5 })
      assert.deepEqual(idsOf(page), idsOf(listed).slice(5, 10))
    }),
    { numRuns: 20 },
  )
})

async function namesFor(app: App, q: string) {
  return (await findListedProducts(app, { q })).map(({ name }) => name)
}

function idsOf(products: { id: string }[]) {
  return products.map(({ id }) => id)
}
