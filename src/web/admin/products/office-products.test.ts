import assert from 'node:assert/strict'
import { test } from 'node:test'
import { travelBook } from '#tests/fixtures/goods.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { csvOf } from '../lists/csv.ts'
import { productFile, productLists, shownSort, sortIn, sortsFor } from './office-products.ts'

const { table, cards } = productLists

function queryOf(text: string) {
  return table.queryOf(new URLSearchParams(text))
}

test('the address of the products and its query contain the same', () => {
  const search = '?q=think+pad&category=UPS+Systems&stock=Pre+Order&only=Drafts&sort=-price&page=3'
  assert.equal(table.addressOf(queryOf(search)), `/admin/products${search}`)
  assert.equal(cards.addressOf(queryOf(search)), `/admin/products/view${search}`)
})

test('default values are not in the address of the products', () => {
  assert.equal(table.addressOf(queryOf('')), '/admin/products')
  assert.equal(table.addressOf(queryOf('q=&category=&sort=newest&page=1')), '/admin/products')
})

test('an unknown status, sort or page counts as absent', () => {
  const query = queryOf('stock=Maybe&only=Odd&sort=colour&page=-4')
  assert.deepEqual(query, { q: '', category: '', stock: '', only: '', sort: '', page: 1 })
  assert.equal(queryOf('page=two').page, 1)
  assert.equal(queryOf('page=2.9').page, 2)
  assert.equal(queryOf('page=1e999').page, 1_000_000)
})

test('an order or a page of the products is not a filter', () => {
  assert.equal(table.isFiltered(queryOf('sort=name&page=2')), false)
  assert.equal(table.isFiltered(queryOf('stock=In+Stock')), true)
})

test('a search shows its best match first, unless another order was chosen', () => {
  assert.equal(shownSort(queryOf('q=think')), 'relevance')
  assert.equal(shownSort(queryOf('q=think&sort=name')), 'name')
  assert.equal(shownSort(queryOf('sort=relevance')), 'newest')
  assert.equal(table.addressOf(queryOf('q=think&sort=relevance')), '/admin/products?q=think')
  const newest = '/admin/products?q=think&sort=newest'
  assert.equal(table.addressOf(queryOf('q=think&sort=newest')), newest)
  assert.equal(table.addressOf(sortIn(queryOf('q=think&page=3'), 'newest')), newest)
  assert.equal(table.addressOf({ ...queryOf('q=think&sort=newest'), q: '' }), '/admin/products')
  assert.equal(shownSort({ ...queryOf(''), q: 'think' }), 'relevance')
  assert.equal(shownSort({ ...queryOf('sort=price'), q: 'think' }), 'price')
  assert.equal(sortsFor({ q: 'a' }).length - sortsFor({ q: '' }).length, 1)
})

test('the table and the cards share what was read', () => {
  const query = queryOf('category=Laptops&page=2')
  assert.deepEqual(table.read(query).queryKey, cards.read(query).queryKey)
})

test('the address of what was not understood chooses those products', () => {
  assert.equal(queryOf('understood=no').only, 'Specifications not understood')
  assert.equal(queryOf('understood=yes').only, '')
})

const product: ProductRecord = {
  hsnCode: '8471',
  gstRate: 18,
  publication: 'Published',
  publishAt: '',
  featured: 'No',
  ...travelBook,
  id: 'p1',
  name: '=Kaveri, 14"',
  specs: ['Memory: 16 GB', 'Storage: 512 GB'],
  images: [],
  version: 1,
  createdAt: '2026-11-21T08:35:00.000Z',
  changedAt: '2026-11-22T08:35:00.000Z',
}

test('the CSV of products has every field, and no cell that a spreadsheet computes', () => {
  const [heads = '', row = ''] = csvOf(productFile, [product]).slice(1).split('\r\n')
  assert.match(heads, /^ID,Product Name,Brand,Category,Price,Model Number,/)
  assert.match(row, /^p1,"'=Kaveri, 14""",Kaveri,Laptops,58990,/)
  assert(row.endsWith('"Memory: 16 GB\nStorage: 512 GB",,2026-11-21 14:05,2026-11-22 14:05'))
})
