import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fillShelves } from '#tests/fixtures/shelves.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { findProductListPage } from './find-product-list.ts'
import { readTax, withoutTax } from './need-tax.ts'

test('a software for GST is searched by that word', () => {
  for (const q of ['computer and gst billing software', 'tally and gst software'])
    assert.equal(withoutTax(q), q)
  for (const q of ['laptop 60000 and gst', 'laptop 60000 + 18% gst', 'laptop 60000 plus gst'])
    assert.equal(withoutTax(q), 'laptop 60000', q)
})

test('a price with its rate of GST is a price with GST', () => {
  for (const q of ['laptop 60000 including 18% gst', 'laptop 60000 with 18 % gst'])
    assert.equal(readTax({ rest: ` ${q} `, taken: [] }, true), true, q)
})

testOnEachEngine('the nearest to a budget with GST is measured with GST', async ({ app }) => {
  const priced = { hsnCode: '', stockStatus: 'In Stock' } as const
  await fillShelves(app, [
    { ...priced, name: 'Kaveri Taxed', modelNo: 'A', price: 58_000, gstRate: 28 },
    { ...priced, name: 'Kaveri Taxless', modelNo: 'B', price: 62_000, gstRate: 0 },
  ])
  const { instead } = await findProductListPage(app, { q: 'laptop under 60000 incl gst' })
  assert.deepEqual(
    instead?.near.map(({ name }) => name),
    ['Kaveri Taxless', 'Kaveri Taxed'],
  )
})
