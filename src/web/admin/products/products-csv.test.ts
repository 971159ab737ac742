import assert from 'node:assert/strict'
import { test } from 'node:test'
import { travelBook } from '#tests/fixtures/goods.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { productsCsv } from './products-csv.ts'

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
  const [heads = '', row = ''] = productsCsv([product]).slice(1).split('\r\n')
  assert.match(heads, /^ID,Product Name,Brand,Category,Price,Model Number,/)
  assert.match(row, /^p1,"'=Kaveri, 14""",Kaveri,Laptops,58990,/)
  assert(row.endsWith('"Memory: 16 GB\nStorage: 512 GB",,2026-11-21 14:05,2026-11-22 14:05'))
})
