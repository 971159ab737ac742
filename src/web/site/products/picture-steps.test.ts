import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pictureAfter, pictureAfterKey } from './picture-steps.ts'

test('behind the last picture comes the first, and before the first the last', () => {
  assert.equal(pictureAfter(2, 1, 3), 0)
  assert.equal(pictureAfter(0, -1, 3), 2)
  assert.equal(pictureAfter(0, 1, 1), 0)
})

test('arrows lead to the neighbours, Home and End to the ends, other keys nowhere', () => {
  const after = (key: string) => pictureAfterKey(key, 1, 4)
  assert.deepEqual(['ArrowLeft', 'ArrowRight', 'Home', 'End'].map(after), [0, 2, 0, 3])
  assert.equal(after('Enter'), undefined)
  assert.equal(after('ArrowDown'), undefined)
})
