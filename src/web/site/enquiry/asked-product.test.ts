import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askedProductIn } from './asked-product.ts'

test('the product comes from beside the address, and nothing else does', () => {
  const product = { id: '01J8', name: 'Kaveri TravelBook 14' }
  assert.deepEqual(askedProductIn({ product: { ...product, price: 1 } }), product)
  for (const state of [null, undefined, 'text', 7, {}, { product: null }, { product: { id: 7 } }]) {
    assert.equal(askedProductIn(state), undefined)
  }
})
