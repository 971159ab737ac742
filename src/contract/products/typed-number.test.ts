import assert from 'node:assert/strict'
import { test } from 'node:test'
import { typedPercent, typedPrice } from './typed-number.ts'

test('a price may be typed as it is printed', () => {
  const prices = {
    '₹ 1,24,999.00': '124999.00',
    '1\u00a024\u202f999': '124999',
    '124,999': '124999',
    'Rs. 1,00,000/-': '100000',
    'rs 500': '500',
    'INR 500': '500',
    'INR. 500': '500',
    ' 500 ': '500',
    '45990.5': '45990.5',
  }
  for (const [typed, digits] of Object.entries(prices))
    assert.equal(typedPrice(typed), digits, typed)
})

test('a typed text that is no price stays as it is', () => {
  for (const typed of ['', 'about 5', 'Rs.', '-5', '1,5', '500 1000', '1,20,00', '₹', '12 %'])
    assert.equal(typedPrice(typed), typed)
})

test('a percentage may have its sign, and a price is no percentage', () => {
  assert.equal(typedPercent('12.5 % '), '12.5')
  assert.equal(typedPercent('12'), '12')
  assert.equal(typedPercent('Rs. 500'), 'Rs. 500')
})

test('a text of thousands of blanks and digits is read at once', () => {
  const began = performance.now()
  for (const text of [
    `1${' '.repeat(40_000)}x`,
    `${'1 '.repeat(20_000)}x`,
    `${'1,23,'.repeat(10_000)}x`,
  ]) {
    typedPrice(text)
    typedPercent(text)
  }
  assert(performance.now() - began < 500)
})
