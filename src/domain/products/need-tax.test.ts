import assert from 'node:assert/strict'
import { test } from 'node:test'
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
