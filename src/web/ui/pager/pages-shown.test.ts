import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesShown } from './pages-shown.ts'

test('a pager of few pages shows all of them', () => {
  assert.deepEqual(pagesShown(2, 4), [1, 2, 3, 4])
})

test('of many pages the ends and the neighbours are shown', () => {
  assert.deepEqual(pagesShown(20, 42), [1, 2, null, 19, 20, 21, null, 41, 42])
})

test('a gap of one page is that page', () => {
  assert.deepEqual(pagesShown(5, 9), [1, 2, 3, 4, 5, 6, 7, 8, 9])
})
