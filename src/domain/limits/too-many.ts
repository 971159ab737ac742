import { minute, second } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'
import { Refusal } from '../refusal.ts'

/** The refusal where a limit is reached. The next try is possible when the counted one of `at` has left the window. */
export function tooMany(app: App, what: string, { at, window }: { at: string; window: number }) {
  const milliseconds = Date.parse(at) + window - app.clock.now().getTime()
  const minutes = Math.max(1, Math.ceil(milliseconds / minute))
  return new Refusal('too-many', `Too many ${what}. Please try again in ${minutes} minutes.`, {
    retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / second)),
  })
}
