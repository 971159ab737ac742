import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failureTexts } from './failure-texts.ts'

const response = (status: number, data?: object) => ({
  status,
  statusText: '',
  internal: false,
  data,
})

test('a missing page and a missing product have different texts, and no button to try again', () => {
  const product = { title: 'Product not found', text: 'It is no longer in our catalogue.' }
  assert.equal(failureTexts(response(404)).title, 'Page not found')
  assert.deepEqual(failureTexts(response(404, product)), { ...product, canTryAgain: false })
  assert.equal(failureTexts(response(404)).canTryAgain, false)
})

test('a missing response is reported as a connection error in any browser', () => {
  const words = [
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
  ]
  for (const text of words)
    assert.equal(failureTexts(new TypeError(text)).title, 'You seem to be offline')
})

test('anything else is our fault, and shows nothing of itself', () => {
  const { title, text } = failureTexts(
    new TypeError('x is not a function'),
    'Failed to fetch products',
  )
  assert.equal(title, 'Failed to fetch products')
  assert.doesNotMatch(text, /function/)
})
