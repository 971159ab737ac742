import assert from 'node:assert/strict'
import { test } from 'node:test'
import { movedItem } from './tile-order.ts'

test('an item is moved, and the others close ranks', () => {
  assert.deepEqual(movedItem(['a', 'b', 'c'], 0, 2), ['b', 'c', 'a'])
  assert.deepEqual(movedItem(['a', 'b', 'c'], 2, 1), ['a', 'c', 'b'])
})

test('a picture that is moved beyond the first or the last place stops there', () => {
  assert.deepEqual(movedItem(['a', 'b', 'c'], 1, 9), ['a', 'c', 'b'])
  assert.deepEqual(movedItem(['a', 'b', 'c'], 1, -1), ['b', 'a', 'c'])
  assert.deepEqual(movedItem(['a'], 3, 0), ['a'])
})
