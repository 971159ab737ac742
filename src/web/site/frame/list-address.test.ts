import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isNarrowed, listAddress } from './list-address.ts'

test('a change leaves the rest of the choice, and starts on the first page', () => {
  const search = '?brand=Kaveri&brand=Brindal&page=3&q=laptop'
  assert.equal(
    listAddress(search, { sort: 'price' }),
    '/products?brand=Kaveri&brand=Brindal&q=laptop&sort=price',
  )
  assert.equal(
    listAddress(search, { q: null, category: 'UPS Systems' }),
    '/products?brand=Kaveri&brand=Brindal&category=UPS+Systems',
  )
})

test('the first page has no number in its address', () => {
  assert.equal(listAddress('?page=3', { page: 1 }), '/products')
  assert.equal(listAddress('?page=3', { page: 2 }), '/products?page=2')
})

test('a list is narrowed by a search or a filter, not by its category or order', () => {
  assert.equal(isNarrowed('?category=Laptops&sort=price&page=2'), false)
  assert.equal(isNarrowed('?q=x'), true)
  assert.equal(isNarrowed('?stock=In+Stock'), true)
})
