import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ListedEntry } from './ordered-products.ts'
import { ListedProducts } from './listed-products.ts'
import type { ListedChange } from './listed-products.ts'
import { listOrders } from './product-orders.ts'
import { specifiedCategories } from '#tests/fixtures/specified-categories.ts'

const count = 700

function entry(at: number, version: number): ListedEntry {
  const number = (at * 7919 * version) % 1000
  return {
    id: String(at).padStart(26, '0'),
    brand: `Brand ${number % 3}`,
    category: specifiedCategories[(at + version) % specifiedCategories.length] ?? 'Laptops',
    stockStatus: 'In Stock',
    pricePaise: number,
    sortPrice: number,
    sortName: `name ${(number * 31) % 97}`,
    changedIn: version,
    isFeatured: false,
    featuredPlace: 0,
    hasPicture: false,
    hasHsnCode: false,
    nameLength: 9,
    modelKey: '',
    labels: [],
    specs: '',
    gstBasisPoints: 1800,
    service: '',
    isUnderstood: true,
  }
}

/** Every third product leaves the list. */
const changes = Array.from({ length: count }, (_, at): ListedChange => {
  const after = entry(at, 2)
  return { id: after.id, changedIn: 2, after: at % 3 === 0 ? undefined : after }
})

async function changedBy(atOnce: number) {
  const list = new ListedProducts()
  await list.replaceAll(Array.from({ length: count }, (_, at) => entry(at, 1)))
  assert.equal(list.count({ brand: ['Brand 1'] }) > 0, true)
  for (let from = 0; from < count; from += atOnce) {
    await list.change(changes.slice(from, from + atOnce))
  }
  return list
}

test('a list is the same whether its products were changed one by one or all at once', async () => {
  const [moved, sortedAnew] = [await changedBy(1), await changedBy(count)]
  for (const category of ['All', ...specifiedCategories] as const) {
    for (const sort of listOrders) {
      const slice = { category, sort }
      assert.deepEqual(sortedAnew.find(slice), moved.find(slice), `${category} by ${sort}`)
    }
    const filter = { category, brand: ['Brand 1'] }
    assert.equal(sortedAnew.count(filter), moved.count(filter))
  }
  assert.deepEqual(sortedAnew.tabs(specifiedCategories), moved.tabs(specifiedCategories))
  assert.ok(sortedAnew.changes.hasChanged(['counts'], 1))
})
