import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  isFiltered,
  searchedFor,
  sortsFor,
  tableAddress,
  tableQueryOf,
} from './product-table-query.ts'

function queryOf(text: string) {
  return tableQueryOf(new URLSearchParams(text))
}

test('an address and its query are two ways to say the same', () => {
  const address =
    '/admin/products?q=think+pad&category=UPS+Systems&stock=Pre+Order&sort=-price&page=3'
  assert.equal(tableAddress(queryOf(address.slice(address.indexOf('?')))), address)
})

test('default values are not in the address of the products', () => {
  assert.equal(tableAddress(queryOf('')), '/admin/products')
  assert.equal(tableAddress(queryOf('q=&category=&sort=newest&page=1')), '/admin/products')
})

test('an unknown category, status, sort or page counts as absent', () => {
  const query = queryOf('category=Toasters&stock=Maybe&sort=colour&page=-4')
  assert.deepEqual(query, { q: '', category: '', stock: '', sort: 'newest', page: 1 })
  assert.equal(queryOf('page=two').page, 1)
  assert.equal(queryOf('page=2.9').page, 2)
  assert.equal(queryOf('page=1e999').page, 1_000_000)
})

test('an order or a page filters nothing', () => {
  assert.equal(isFiltered(queryOf('sort=name&page=2')), false)
  assert.equal(isFiltered(queryOf('stock=In+Stock')), true)
})

test('a search shows its best match first, unless another order was chosen', () => {
  assert.equal(queryOf('q=think').sort, 'relevance')
  assert.equal(queryOf('q=think&sort=name').sort, 'name')
  assert.equal(queryOf('sort=relevance').sort, 'newest')
  assert.equal(tableAddress(queryOf('q=think&sort=relevance')), '/admin/products?q=think')
  assert.equal(tableAddress(queryOf('q=think&sort=newest')), '/admin/products?q=think&sort=newest')
  assert.deepEqual(searchedFor('think', queryOf('')), { q: 'think', sort: 'relevance' })
  assert.deepEqual(searchedFor('', queryOf('q=think')), { q: '', sort: 'newest' })
  assert.deepEqual(searchedFor('think', queryOf('sort=price')), { q: 'think', sort: 'price' })
  assert.equal(sortsFor(queryOf('q=a')).length - sortsFor(queryOf('')).length, 1)
})
