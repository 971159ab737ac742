import assert from 'node:assert/strict'
import { test } from 'node:test'
import { priceTerms, priceWithGst } from './price-terms.ts'

test('a price without GST says the rate and the amount with it', () => {
  assert.deepEqual(priceTerms({ price: 84_990, gstRate: 18 }, 'Excluding GST'), {
    note: '+ 18 % GST',
    inclusive: '₹1,00,288 incl. GST',
  })
})

test('a price with GST says the rate alone', () => {
  assert.deepEqual(priceTerms({ price: 84_990, gstRate: 18 }, 'Including GST'), {
    note: 'incl. 18 % GST',
    inclusive: '',
  })
})

test('a price without tax has no second amount', () => {
  assert.deepEqual(priceTerms({ price: 500, gstRate: 0 }, 'Excluding GST'), {
    note: '+ 0 % GST',
    inclusive: '',
  })
})

test('a price on request says nothing of GST, and neither does a company that does not state it', () => {
  const unstated = { note: '', inclusive: '' }
  assert.deepEqual(priceTerms({ price: null, gstRate: 18 }, 'Excluding GST'), unstated)
  assert.deepEqual(priceTerms({ price: 0, gstRate: 18 }, 'Including GST'), unstated)
  assert.deepEqual(priceTerms({ price: 84_990, gstRate: 18 }, 'Not stated'), unstated)
})

test('an amount with GST is rounded once, to the nearest rupee', () => {
  assert.equal(priceWithGst({ price: 0.01, gstRate: 18 }), 0)
  assert.equal(priceWithGst({ price: 50, gstRate: 5 }), 53)
  assert.equal(priceWithGst({ price: 1.005, gstRate: 0 }), 1)
  assert.equal(priceWithGst({ price: 99_999_999.99, gstRate: 40 }), 140_000_000)
  assert.equal(priceWithGst({ price: 84_990, gstRate: 12.25 }), 95_401)
})
