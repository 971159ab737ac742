import type { App } from '#domain/app.ts'
import { watchContentVersion } from '#domain/content/watch-content-version.ts'
import type { Log } from '#platform/log/open-log.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { runChores } from './run-chores.ts'
import { runLetters } from './run-letters.ts'
import { runPictureWork } from './run-picture-work.ts'
import { runSweeps } from './run-sweeps.ts'

type Place = { app: App; log: Log; mail: Mail | undefined; dataDir: string }

/** The server is to stop; and, once the last request is answered, its machines are to close. */
type Signs = { ending: AbortSignal; closing: AbortSignal }

/** All that goes on beside requests. Fulfilled when, after both signs, none of it does any more. */
export async function runWorkers({ app, log, mail, dataDir }: Place, { ending, closing }: Signs) {
  await Promise.all([
    // Until the last request is answered: what others change meanwhile is in its page.
    watchContentVersion(app, log, closing),
    runChores(app, log, ending),
    runPictureWork(app, log, ending),
    runSweeps({ app, log, dataDir }, ending),
    runLetters({ app, log, mail }, ending),
  ])
}
