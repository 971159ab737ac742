import assert from 'node:assert/strict'
import { test } from 'node:test'
import { uploadShares } from './upload-shares.ts'

test('the files of an upload are sent one after the other', () => {
  const sizes = [100, 300]
  const at = (sent: number) => uploadShares(sizes, { sent, total: 800 })
  assert.deepEqual(
    [at(0), at(100), at(200), at(500), at(800)],
    [
      [0, 0],
      [50, 0],
      [100, 0],
      [100, 50],
      [100, 100],
    ],
  )
})

test('nothing is known before the first bytes, and an empty file is no division by it', () => {
  assert.deepEqual(uploadShares([10], { sent: 0, total: 0 }), [0])
  assert.deepEqual(uploadShares([0], { sent: 0, total: 0 }), [100])
})
