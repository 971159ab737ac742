import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  array,
  assert as assertAlways,
  constantFrom,
  integer,
  option,
  property,
  record,
} from 'fast-check'
import { stockStatuses } from '#contract/products/product.ts'
import { listedEntry } from '#tests/fixtures/listed-entry.ts'
import type { ProductFilter, ProductSlice } from './filter-products.ts'
import { OrderedProducts } from './ordered-products.ts'
import type { ListedEntry } from './ordered-products.ts'
import { entryOrderOf, listOrders } from './product-orders.ts'
import { sortPriceOf } from './product-rules.ts'
import { fits } from './search-rules.ts'

const entries = array(
  record({
    price: constantFrom(0, 1, 50, 100, 100, 2500),
    brand: constantFrom('Kaveri', 'Lekhra', ''),
    stock: constantFrom(...stockStatuses),
    name: constantFrom('a', 'b', 'c'),
  }),
  { maxLength: 40 },
)

const optional = <Value>(...values: Value[]) => option(constantFrom(...values), { nil: undefined })

const filters = record({
  brand: optional(['Kaveri'], ['Kaveri', 'Lekhra'], ['Nobody'], []),
  stock: optional(...stockStatuses),
  minPrice: optional(0, 0.01, 0.5, 1, 25),
  maxPrice: optional(0, 0.5, 1, 24.99, 25, 1_000_000),
})

const slices = record({
  sort: constantFrom(...listOrders, undefined),
  page: integer({ min: 1, max: 4 }),
  limit: constantFrom(1, 3, 24, undefined),
})

test('a page of a list is what sorting and filtering everything gives', () => {
  assertAlways(
    property(entries, filters, slices, (drafts, filter, slice) => {
      const all = drafts.map(entryOf)
      const list = new OrderedProducts()
      for (const entry of all) list.add(entry)
      assert.deepEqual(idsOf(list.find({ ...filter, ...slice })), expectedOf(all, filter, slice))
      assert.equal(list.count(filter), all.filter((entry) => fits(entry, filter)).length)
    }),
  )
})

test('a list that is filled at once and one that has lost entries are in the same order', async () => {
  const all = Array.from({ length: 12_000 }, (_, at) =>
    entryOf(
      { price: (at * 7919) % 5000, brand: 'Kaveri', stock: 'In Stock', name: `${at % 97}` },
      at,
    ),
  )
  const filled = new OrderedProducts()
  await filled.fill(all)
  for (const sort of listOrders) {
    const slice = { sort, page: 3, limit: 50 }
    assert.deepEqual(idsOf(filled.find(slice)), expectedOf(all, {}, slice))
  }
  for (const entry of all.slice(0, 500)) filled.delete(entry)
  for (const sort of listOrders) {
    const slice = { sort, page: 2, limit: 50 }
    assert.deepEqual(idsOf(filled.find(slice)), expectedOf(all.slice(500), {}, slice))
  }
})

test('the nearest in price are found on both sides, the next one first', async () => {
  const list = new OrderedProducts()
  const all = [100, 200, 300, 400, 500].map((price, at) =>
    entryOf({ price, brand: '', stock: 'In Stock', name: 'a' }, at),
  )
  await list.fill(all)
  assert.deepEqual(
    list.nearestInPrice(300, 2).map(({ sortPrice }) => sortPrice),
    [300, 400, 200, 100],
  )
})

type Draft = { price: number; brand: string; stock: ListedEntry['stockStatus']; name: string }

function entryOf({ price, brand, stock, name }: Draft, at: number): ListedEntry {
  return {
    ...listedEntry,
    id: String(at).padStart(6, '0'),
    brand,
    stockStatus: stock,
    pricePaise: price,
    sortPrice: sortPriceOf(price),
    sortName: name,
  }
}

function expectedOf(all: ListedEntry[], filter: ProductFilter, slice: ProductSlice) {
  const { sort, page = 1, limit } = slice
  const order = entryOrderOf(sort)
  const found = all.filter((entry) => fits(entry, filter)).toSorted(order)
  const start = limit === undefined ? 0 : (page - 1) * limit
  return idsOf(found.slice(start, limit === undefined ? undefined : start + limit))
}

function idsOf(found: ListedEntry[]) {
  return found.map(({ id }) => id)
}
