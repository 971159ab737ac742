import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failureTexts } from './failure-texts.ts'

const answer = (status: number, data: string) => ({ status, statusText: '', internal: false, data })

test('a missing page and a missing product are told apart, and there is nothing to try again', () => {
  assert.equal(failureTexts(answer(404, 'Not found')).title, 'Page not found')
  assert.equal(failureTexts(answer(404, 'Product not found')).title, 'Product not found')
  const none = 'There is no catalogue for this category yet'
  assert.equal(failureTexts(answer(404, none)).title, none)
  assert.equal(failureTexts(answer(404, 'Not found')).canTryAgain, false)
})

test('no answer in any browser is said to be the connection', () => {
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
