import { setTimeout as wait } from 'node:timers/promises'
import { compileOnce } from '#platform/database/compile-once.ts'
import { failuresLoggedOnce } from '#platform/log/log-failure.ts'
import type { Log } from '#platform/log/open-log.ts'
import type { App, Db } from '../app.ts'

/** Another process's change is served here after this long at most. */
const pause = 500

const selectVersion = compileOnce((db: Db) => db.selectFrom('content').select('version'))

export async function readContentVersion({ db, content }: Pick<App, 'db' | 'content'>) {
  const [row] = await selectVersion(db, {})
  if (row) content.raiseTo(row.version)
}

/** Follows the changes of other processes until `signal` ends it. */
export async function watchContentVersion(app: App, log: Log, signal: AbortSignal) {
  const attempt = failuresLoggedOnce(log, 'content version could not be read')
  while (!signal.aborted) {
    await attempt(() => readContentVersion(app))
    await wait(pause, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
