import assert from 'node:assert/strict'
import { test } from 'node:test'
import { movedToOrder, movedToPosition } from './order-rules.ts'
import type { OrderedImage } from './order-rules.ts'

/** With the gaps that deletions leave. */
const images = [
  { id: 'a', place: -2 },
  { id: 'b', place: 1 },
  { id: 'c', place: 5 },
  { id: 'd', place: 6 },
]

function orderAfter(changes: OrderedImage[]) {
  const places = new Map([...images, ...changes].map(({ id, place }) => [id, place]))
  return [...places].toSorted(([, one], [, other]) => one - other).map(([id]) => id)
}

test('the named images change places among themselves, and no other moves', () => {
  assert.deepEqual(orderAfter(movedToOrder(images, ['d', 'b'])), ['a', 'd', 'c', 'b'])
  assert.deepEqual(orderAfter(movedToOrder(images, ['d', 'c', 'b', 'a'])), ['d', 'c', 'b', 'a'])
})

test('a deleted image, or one named twice, is ignored', () => {
  assert.deepEqual(orderAfter(movedToOrder(images, ['gone', 'c', 'c', 'a'])), ['c', 'b', 'a', 'd'])
  assert.deepEqual(movedToOrder(images, ['gone', 'b']), [])
})

test('only the places of images that move are returned', () => {
  assert.deepEqual(movedToOrder(images, ['a', 'b', 'd', 'c']), [
    { id: 'd', place: 5 },
    { id: 'c', place: 6 },
  ])
})

test('an image is moved to a position, at most to the end', () => {
  assert.deepEqual(orderAfter(movedToPosition(images, 'd', 1)), ['d', 'a', 'b', 'c'])
  assert.deepEqual(orderAfter(movedToPosition(images, 'a', 3)), ['b', 'c', 'a', 'd'])
  assert.deepEqual(orderAfter(movedToPosition(images, 'b', 99)), ['a', 'c', 'd', 'b'])
  assert.deepEqual(movedToPosition(images, 'b', 2), [])
})
