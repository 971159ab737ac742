import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productQueryOf } from './product-query-of.ts'

const read = (query: string) => productQueryOf(new URLSearchParams(query)).data

test('all brands of the address count', () => {
  assert.deepEqual(read('brand=Kaveri&brand=Brindal&brand=')?.brand, ['Kaveri', 'Brindal'])
  assert.equal(read('')?.brand, undefined)
})

test('empty fields of a form are no fault, wrong values are', () => {
  assert.equal(read('q=&category=&page=')?.page, undefined)
  assert.equal(read('page=0'), undefined)
})

test('a lowest price above the highest one is taken for the highest', () => {
  const { minPrice, maxPrice } = read('minPrice=60000&maxPrice=40000') ?? {}
  assert.deepEqual([minPrice, maxPrice], [40_000, 60_000])
  assert.equal(read('minPrice=60000')?.minPrice, 60_000)
})
