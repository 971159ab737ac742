import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  array,
  assert as assertAlways,
  asyncProperty,
  constantFrom,
  integer,
  option,
  record,
} from 'fast-check'
import { stockStatuses } from '#contract/products/product.ts'
import { listedEntry } from '#tests/fixtures/listed-entry.ts'
import { packSpecs, specTestsOf } from '../specifications/packed-specs.ts'
import { countHits } from './count-hits.ts'
import { countListed } from './count-listed.ts'
import type { FacetCounts } from './facet-counts.ts'
import { ListedProducts } from './listed-products.ts'
import type { ListedEntry } from './ordered-products.ts'
import { sortPriceOf } from './product-rules.ts'

const categories = ['Laptops', 'Printers', 'Monitors']

const optional = <Value>(...values: Value[]) => option(constantFrom(...values), { nil: undefined })

const drafts = array(
  record({
    rupees: constantFrom(0, 1, 9999, 10_000, 25_000, 60_000, 60_000, 250_000),
    brand: constantFrom('Kaveri', 'Lekhra', 'Torvik', ''),
    category: constantFrom(...categories),
    stockStatus: constantFrom(...stockStatuses),
    memory: optional(8, 16, 32),
    weight: optional(1.1, 1.2, 2),
  }),
  { minLength: 1, maxLength: 60 },
)

type Draft = Parameters<Parameters<typeof drafts.map>[0]>[0][number]

const filters = record({
  category: constantFrom(...categories, 'All', undefined),
  brand: optional(['Kaveri'], ['Kaveri', 'Lekhra'], ['Nobody'], []),
  stock: optional(...stockStatuses),
  specs: optional(
    specTestsOf([{ kind: 'memory', values: [8, 16] }]),
    specTestsOf([{ kind: 'weight', values: [], to: 1.5 }]),
    specTestsOf([
      { kind: 'memory', values: [], from: 16 },
      { kind: 'weight', values: [], from: 1.2 },
    ]),
  ),
})

const prices = record({
  minPrice: optional(0, 1, 10_000, 60_000),
  maxPrice: optional(0, 9999, 24_999.99, 60_000, 1_000_000),
})

test('the counts of a list are those of a look at each product, at every price and after changes', () =>
  assertAlways(
    asyncProperty(
      drafts,
      filters,
      array(prices, { minLength: 2, maxLength: 5 }),
      integer({ min: 0, max: 59 }),
      async (drafts, filter, prices, changed) => {
        const lists = new ListedProducts()
        await lists.replaceAll(drafts.map(entryOf))
        for (const range of prices) await compareCounts(lists, { ...filter, ...range })
        const at = changed % drafts.length
        const before = entryOf(drafts[at] as Draft, at)
        const after = { ...before, brand: 'Lekhra', sortPrice: 77, pricePaise: 77 }
        await lists.change([{ id: before.id, changedIn: 2, after }])
        for (const range of prices) await compareCounts(lists, { ...filter, ...range })
      },
    ),
  ))

async function compareCounts(lists: ListedProducts, filter: Parameters<typeof countListed>[1]) {
  const hits = [...lists.entries()].map((entry) => ({ entry, score: 0 }))
  assert.deepEqual(
    sorted(countListed(lists, filter, categories)),
    sorted(await countHits(hits, filter, filter.category)),
    JSON.stringify(filter),
  )
}

/** In an order that says nothing, and without what has none. */
function sorted({ total, prices, categories, brands, stock, specs }: FacetCounts) {
  const [ofCategories, ofBrands, ofStock] = [categories, brands, stock].map(found)
  const ofSpecs = specs.map(({ kind, codes }) => [kind, found(codes)])
  return { total, prices, ofCategories, ofBrands, ofStock, ofSpecs }
}

function found<Value>(counts: ReadonlyMap<Value, number>) {
  const some = [...counts].filter(([, count]) => count > 0)
  return some.toSorted(([one], [other]) => (one < other ? -1 : 1))
}

function entryOf(draft: Draft, at: number): ListedEntry {
  const { rupees, memory, weight, ...facts } = draft
  const values = { ...(memory && { memory }), ...(weight && { weight }) }
  return {
    ...listedEntry,
    ...facts,
    id: String(at).padStart(6, '0'),
    pricePaise: rupees * 100,
    sortPrice: sortPriceOf(rupees * 100),
    specs: packSpecs(values),
  }
}
