import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enlargedView, sizeWithin } from './enlarged-view.ts'

const box = { width: 800, height: 600 }

test('a picture fills the box as far as its shape allows', () => {
  assert.deepEqual(sizeWithin({ width: 1600, height: 400 }, box), { width: 800, height: 200 })
  assert.deepEqual(sizeWithin({ width: 200, height: 800 }, box), { width: 150, height: 600 })
})

test('the point of a picture that was pressed stays in its place when enlarged', () => {
  const { width, left, top } = enlargedView({ width: 1600, height: 1200 }, box, { x: 600, y: 150 })
  assert.deepEqual([width, left, top], [1600, 600, 150])
})

test('a press beside the picture enlarges it at its edge', () => {
  const tall = { width: 600, height: 2400 }
  const { width, left } = enlargedView(tall, box, { x: 10, y: 300 })
  assert.deepEqual([width, left], [600, -10])
})

test('a small picture is shown at twice its size, and enlarged at twice that', () => {
  const small = { width: 90, height: 60 }
  assert.deepEqual(sizeWithin(small, box), { width: 180, height: 120 })
  assert.equal(enlargedView(small, box, { x: 0, y: 0 }).width, 360)
})
