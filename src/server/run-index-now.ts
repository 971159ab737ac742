import type { App } from '#domain/app.ts'
import { submitChanges } from '#domain/index-now/submit-changes.ts'
import { minute } from '#platform/clock/clock.ts'
import { waitFor } from '#platform/clock/wait-for.ts'
import { logFailure } from '#platform/log/log-failure.ts'
import type { Log } from '#platform/log/open-log.ts'

/** So that what is changed in a row is told of at once. */
const pause = minute

/** Only where a key is set: without one nothing leaves this machine. */
export async function runIndexNow(app: App, log: Log, signal: AbortSignal) {
  const { indexNowKey } = app
  if (!indexNowKey) return
  while (await waitFor(pause, signal)) {
    await submit(app, log, indexNowKey).catch((error: Error) =>
      logFailure(log, error, 'changed addresses could not be collected'),
    )
  }
}

async function submit(app: App, log: Log, key: string) {
  const submission = await submitChanges(app, key)
  if (!submission) return
  const { addresses, error } = submission
  if (error)
    log.warn({ addresses, reason: error }, 'search engines could not be notified of changes')
  else log.info({ addresses }, 'search engines were notified of changes')
}
