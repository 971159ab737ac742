import assert from 'node:assert/strict'
import { test } from 'node:test'
import { array, assert as assertAlways, integer, property } from 'fast-check'
import { firstInTurns, firstOf } from './first-of.ts'

test('the first so many are those that sorting everything would give', () => {
  const upwards = (one: { value: number }, other: { value: number }) => one.value - other.value
  assertAlways(
    property(array(integer({ min: 0, max: 9 })), integer({ min: 1, max: 12 }), (values, count) => {
      // With their places, so that ties are seen.
      const items = values.map((value, place) => ({ value, place }))
      assert.deepEqual(firstOf(items, count, upwards), items.toSorted(upwards).slice(0, count))
    }),
  )
})

test('the first so many of thousands are the same when they are sorted in turns', async () => {
  const upwards = (one: number, other: number) => one - other
  const items = Array.from({ length: 7001 }, (_, at) => (at * 7919) % 7001)
  for (const count of [1, 24, 1001, 5000, 7001, 9000, Infinity]) {
    const first = await firstInTurns(items, count, upwards)
    assert.deepEqual(first, items.toSorted(upwards).slice(0, count), String(count))
  }
})
