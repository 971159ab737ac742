import assert from 'node:assert/strict'
import { test } from 'node:test'
import { movedToOrder, movedToPosition } from './order-rules.ts'
import type { OrderedRow } from './order-rules.ts'

/** With the gaps that deletions leave. */
const rows = [
  { id: 'a', place: -2 },
  { id: 'b', place: 1 },
  { id: 'c', place: 5 },
  { id: 'd', place: 6 },
]

function orderAfter(changes: OrderedRow[]) {
  const places = new Map([...rows, ...changes].map(({ id, place }) => [id, place]))
  return [...places].toSorted(([, one], [, other]) => one - other).map(([id]) => id)
}

test('the named rows change places among themselves, and no other moves', () => {
  assert.deepEqual(orderAfter(movedToOrder(rows, ['d', 'b'])), ['a', 'd', 'c', 'b'])
  assert.deepEqual(orderAfter(movedToOrder(rows, ['d', 'c', 'b', 'a'])), ['d', 'c', 'b', 'a'])
})

test('a deleted row, or one named twice, is ignored', () => {
  assert.deepEqual(orderAfter(movedToOrder(rows, ['gone', 'c', 'c', 'a'])), ['c', 'b', 'a', 'd'])
  assert.deepEqual(movedToOrder(rows, ['gone', 'b']), [])
})

test('only the places of rows that move are returned', () => {
  assert.deepEqual(movedToOrder(rows, ['a', 'b', 'd', 'c']), [
    { id: 'd', place: 5 },
    { id: 'c', place: 6 },
  ])
})

test('a row is moved to a position, at most to the end', () => {
  assert.deepEqual(orderAfter(movedToPosition(rows, 'd', 1)), ['d', 'a', 'b', 'c'])
  assert.deepEqual(orderAfter(movedToPosition(rows, 'a', 3)), ['b', 'c', 'a', 'd'])
  assert.deepEqual(orderAfter(movedToPosition(rows, 'b', 99)), ['a', 'c', 'd', 'b'])
  assert.deepEqual(movedToPosition(rows, 'b', 2), [])
})
