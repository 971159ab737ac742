import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listLimits } from '#contract/list-limits.ts'
import { nearestListAddress, productQueryOf } from './product-query-of.ts'

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

test('a page, an order or a view that does not exist leaves the list without it', () => {
  const rest = 'brand=Kaveri&category=Laptops'
  for (const wrong of [
    'page=0',
    'page=abc',
    'page=1.5',
    'page=9999999',
    'sort=cheapest',
    'view=map',
  ])
    assert.equal(nearestListAddress(`?${wrong}&${rest}`), `/products?${rest}`, wrong)
  assert.equal(nearestListAddress('?sort=cheapest&page=3'), '/products?page=3')
  assert.equal(nearestListAddress('?sort=cheapest&view=table'), '/products?view=table')
})

test('a search that is too long is cut after a word', () => {
  const words = Array.from({ length: 60 }, () => 'laptop').join(' ')
  const address = nearestListAddress(`?q=${words}&sort=price`) ?? ''
  const { searchParams } = new URL(address, 'http://shop.example')
  assert.match(searchParams.get('q') ?? '', /^(laptop ){27}laptop$/)
  assert.equal(searchParams.get('sort'), 'price')
  assert.equal(nearestListAddress(`?q=${'x'.repeat(300)}`), `/products?q=${'x'.repeat(200)}`)
  // Each of these letters becomes two: the first 200 are still too many.
  const letters = nearestListAddress(`?q=${'\u0958'.repeat(150)}`) ?? ''
  assert.equal(read(letters.slice('/products?'.length))?.q?.length, listLimits.search)
})

test('an address with a wrong filter leads to no other list', () => {
  for (const wrong of [
    'stock=Some',
    'minPrice=cheap',
    'memoryFrom=much',
    'sort=cheapest&stock=Some',
  ])
    assert.equal(nearestListAddress(`?${wrong}`), undefined, wrong)
})
