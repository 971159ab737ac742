import assert from 'node:assert/strict'
import { beforeEach, mock, test } from 'node:test'
import { ApiError } from '../session/api-error.ts'
import { queryClient } from '../session/call-query.ts'
import { forgetChange, watchChange, watchedKey } from './watched-change.ts'
import type { WatchedChange } from './watched-change.ts'

const first = { progressId: 'a', text: 'Changing 2 products...' }
const second = { progressId: 'b', text: 'Undoing the change of products...' }

function watched() {
  return queryClient.getQueryData<WatchedChange | null>(watchedKey)
}

beforeEach(() => queryClient.clear())

test('a change that lost the connection does not take the place of a newer one', async (context) => {
  mock.timers.enable({ apis: ['setTimeout'] })
  context.after(() => mock.timers.reset())
  const lost = watchChange(first, () => Promise.reject(new ApiError('', { status: 0 })))
  await assert.rejects(lost)
  const under = Promise.withResolvers<void>()
  const newer = watchChange(second, () => under.promise)
  mock.timers.tick(2000)
  assert.deepEqual(watched(), second)
  under.resolve()
  await newer
  assert.equal(watched(), null)
})

test('a change that lost the connection is watched until its outcome is known', async (context) => {
  mock.timers.enable({ apis: ['setTimeout'] })
  context.after(() => mock.timers.reset())
  await assert.rejects(watchChange(first, () => Promise.reject(new ApiError('', { status: 0 }))))
  mock.timers.tick(2000)
  assert.deepEqual(watched(), { ...first, isAbandoned: true })
  forgetChange(first)
  assert.equal(watched(), null)
})

test('a change that ends leaves a newer one as it is', async () => {
  const under = Promise.withResolvers<void>()
  const older = watchChange(first, () => under.promise)
  const never = watchChange(second, () => new Promise(() => undefined))
  under.resolve()
  await older
  assert.deepEqual(watched(), second)
  void never
})
