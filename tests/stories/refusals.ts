import assert from 'node:assert/strict'
import { isRefusal } from '#domain/refusal.ts'

/** What a verb says when it says no. Doing it after all is a failure of the test. */
export async function refusalOf(work: Promise<unknown>) {
  const error = await work.then(
    () => assert.fail('it was not refused'),
    (error: unknown) => error,
  )
  assert(isRefusal(error), String(error))
  return error
}
