import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placesInOrder, placesWithMoved } from './place-rules.ts'
import type { Placed } from './place-rules.ts'

/** With the gaps that deletions leave. */
const placed = [
  { id: 'a', place: -2 },
  { id: 'b', place: 1 },
  { id: 'c', place: 5 },
  { id: 'd', place: 6 },
]

function orderAfter(changes: Placed[]) {
  const places = new Map([...placed, ...changes].map(({ id, place }) => [id, place]))
  return [...places].toSorted(([, one], [, other]) => one - other).map(([id]) => id)
}

test('the named images change places among themselves, and no other moves', () => {
  assert.deepEqual(orderAfter(placesInOrder(placed, ['d', 'b'])), ['a', 'd', 'c', 'b'])
  assert.deepEqual(orderAfter(placesInOrder(placed, ['d', 'c', 'b', 'a'])), ['d', 'c', 'b', 'a'])
})

test('a deleted image, or one named twice, is ignored', () => {
  assert.deepEqual(orderAfter(placesInOrder(placed, ['gone', 'c', 'c', 'a'])), ['c', 'b', 'a', 'd'])
  assert.deepEqual(placesInOrder(placed, ['gone', 'b']), [])
})

test('only the places of images that move are returned', () => {
  assert.deepEqual(placesInOrder(placed, ['a', 'b', 'd', 'c']), [
    { id: 'd', place: 5 },
    { id: 'c', place: 6 },
  ])
})

test('an image is moved to a position, at most to the end', () => {
  assert.deepEqual(orderAfter(placesWithMoved(placed, 'd', 1)), ['d', 'a', 'b', 'c'])
  assert.deepEqual(orderAfter(placesWithMoved(placed, 'a', 3)), ['b', 'c', 'a', 'd'])
  assert.deepEqual(orderAfter(placesWithMoved(placed, 'b', 99)), ['a', 'c', 'd', 'b'])
  assert.deepEqual(placesWithMoved(placed, 'b', 2), [])
})
