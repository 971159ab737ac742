import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CallRate } from './call-rate.ts'

test('each caller may call so often in a minute, and is told how long to wait', () => {
  const rate = new CallRate(2)
  const start = 90_000
  assert.deepEqual([rate.count('a', start), rate.count('a', start)], [0, 0])
  assert.equal(rate.count('a', start), 30)
  assert.equal(rate.count('a', start + 29_500), 1)
  assert.equal(rate.count('b', start), 0)
  assert.equal(rate.count('a', start + 30_000), 0)
})
