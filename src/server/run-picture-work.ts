import type { App } from '#domain/app.ts'
import { raiseContentVersion } from '#domain/content/raise-content-version.ts'
import { addAvif } from '#domain/pictures/add-avif.ts'
import { second } from '#platform/clock/clock.ts'
import { waitFor } from '#platform/clock/wait-for.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { logFailure } from '#platform/log/log-failure.ts'
import type { Log } from '#platform/log/open-log.ts'

/** The first check runs when the start is over. */
const pause = 30 * second

/**
 * Makes AVIF files while nobody waits for a picture: one after the other, with a rest after each as
 * long as the work, so that at most half of one core is taken.
 */
export async function runPictureWork(app: App, log: Log, signal: AbortSignal) {
  while (await waitFor(pause, signal)) {
    await addAvifToAll(app, signal).catch((error: Error) => {
      if (!signal.aborted) logFailure(log, error, 'AVIF could not be made')
    })
  }
}

/** One new content version for all pictures, so that pages are rendered anew only once. */
export async function addAvifToAll(app: App, signal: AbortSignal) {
  let isNew = false
  let start = performance.now()
  try {
    while (!signal.aborted && !app.images.isBusy() && (await addAvif(app, signal))) {
      isNew = true
      await waitFor(performance.now() - start, signal)
      start = performance.now()
    }
  } finally {
    // Files before a failed one are stored.
    if (isNew) await inTransaction(app, raiseContentVersion)
  }
}
