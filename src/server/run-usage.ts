import type { App } from '#domain/app.ts'
import { storeUsage } from '#domain/usage/store-usage.ts'
import { second } from '#platform/clock/clock.ts'
import { waitFor } from '#platform/clock/wait-for.ts'
import { logFailure } from '#platform/log/log-failure.ts'
import type { Log } from '#platform/log/open-log.ts'

const pause = 30 * second

/** Stores what was counted, every half minute and once more after the last request. */
export async function runUsage(app: App, log: Log, signal: AbortSignal) {
  let isOpen = true
  while (isOpen) {
    isOpen = await waitFor(pause, signal)
    await storeUsage(app).catch((error: Error) =>
      logFailure(log, error, 'page views could not be stored'),
    )
  }
}
