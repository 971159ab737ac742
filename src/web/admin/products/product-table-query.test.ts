import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFiltered, tableAddress, tableQueryOf } from './product-table-query.ts'

function queryOf(text: string) {
  return tableQueryOf(new URLSearchParams(text))
}

test('an address and its query are two ways to say the same', () => {
  const address =
    '/admin/products?q=think+pad&category=UPS+Systems&stock=Pre+Order&sort=-price&page=3'
  assert.equal(tableAddress(queryOf(address.slice(address.indexOf('?')))), address)
})

test('what is as it is anyway is not in the address', () => {
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
