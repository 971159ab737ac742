import { isUnavailable } from '../unavailable.ts'
import type { Log } from './open-log.ts'

/** Work in the background that failed. An outage is logged once, by the resource itself, and the work is done later. */
export function logFailure(log: Log, error: Error, text: string, facts: object = {}) {
  if (isUnavailable(error)) return
  log.error({ ...facts, reason: error.message }, text)
}
