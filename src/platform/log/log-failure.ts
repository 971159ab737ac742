import { isUnavailable } from '../unavailable.ts'
import type { Log } from './open-log.ts'

/** Work in the background that failed. An outage is logged once, by the resource itself, and the work is done later. */
export function logFailure(log: Log, error: Error, text: string, facts: object = {}) {
  if (isUnavailable(error)) return
  log.error({ ...facts, reason: error.message }, text)
}

/**
 * Runs work that is repeated within seconds. Of several failures in a row the first one is logged:
 * all of them would hide everything else in the log.
 */
export function failuresLoggedOnce(log: Log, text: string) {
  let hasFailed = false
  return async (work: () => Promise<unknown>) => {
    const failure = await work().then(
      () => undefined,
      (error: Error) => error,
    )
    if (failure && !hasFailed) logFailure(log, failure, text)
    hasFailed = failure !== undefined
  }
}
