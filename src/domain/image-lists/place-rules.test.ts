import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placesInOrder, placesWithMoved } from './place-rules.ts'
import type { Placed } from './place-rules.ts'

/** Four of them, with gaps such as deletions leave. */
const held = [
  { id: 'a', place: -2 },
  { id: 'b', place: 1 },
  { id: 'c', place: 5 },
  { id: 'd', place: 6 },
]

function orderAfter(changes: Placed[]) {
  const places = new Map([...held, ...changes].map(({ id, place }) => [id, place]))
  return [...places].toSorted(([, one], [, other]) => one - other).map(([id]) => id)
}

test('the named pictures change places among themselves, and no other moves', () => {
  assert.deepEqual(orderAfter(placesInOrder(held, ['d', 'b'])), ['a', 'd', 'c', 'b'])
  assert.deepEqual(orderAfter(placesInOrder(held, ['d', 'c', 'b', 'a'])), ['d', 'c', 'b', 'a'])
})

test('a picture that is gone, or named twice, does not count', () => {
  assert.deepEqual(orderAfter(placesInOrder(held, ['gone', 'c', 'c', 'a'])), ['c', 'b', 'a', 'd'])
  assert.deepEqual(placesInOrder(held, ['gone', 'b']), [])
})

test('only the places of pictures that move are returned', () => {
  assert.deepEqual(placesInOrder(held, ['a', 'b', 'd', 'c']), [
    { id: 'd', place: 5 },
    { id: 'c', place: 6 },
  ])
})

test('a picture is moved to a position, at most to the end', () => {
  assert.deepEqual(orderAfter(placesWithMoved(held, 'd', 1)), ['d', 'a', 'b', 'c'])
  assert.deepEqual(orderAfter(placesWithMoved(held, 'a', 3)), ['b', 'c', 'a', 'd'])
  assert.deepEqual(orderAfter(placesWithMoved(held, 'b', 99)), ['a', 'c', 'd', 'b'])
  assert.deepEqual(placesWithMoved(held, 'b', 2), [])
})
