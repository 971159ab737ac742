import { setTimeout as wait } from 'node:timers/promises'
import { logFailure } from '#platform/log/log-failure.ts'
import type { Log } from '#platform/log/open-log.ts'
import type { App } from '../app.ts'

/** Another process's change is served here after this long at most. */
const pause = 500

export async function readContentVersion(app: App) {
  const { version } = await app.db.selectFrom('content').select('version').executeTakeFirstOrThrow()
  app.content.learn(version)
}

/** Follows the changes of other processes until `signal` ends it. */
export async function watchContentVersion(app: App, log: Log, signal: AbortSignal) {
  let isReadable = true
  while (!signal.aborted) {
    const fault = await readContentVersion(app).catch((error: Error) => error)
    // Twice a second would hide everything else in the log.
    if (fault && isReadable) logFailure(log, fault, 'content version could not be read')
    isReadable = !fault
    await wait(pause, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
