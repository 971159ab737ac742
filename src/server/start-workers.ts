import type { App } from '#domain/app.ts'
import { watchContentVersion } from '#domain/content/watch-content-version.ts'
import type { Config } from '#platform/config/config.ts'
import type { Log } from '#platform/log/open-log.ts'
import type { Mail } from '#platform/mail/mail.ts'
import type { BackupMonitor } from './backups/backup-monitor.ts'
import { runBackups } from './backups/run-backups.ts'
import { forgetTheStart } from './forget-the-start.ts'
import { prepareSearch } from './prepare-search.ts'
import { runChores } from './run-chores.ts'
import { runEmails } from './run-emails.ts'
import { runPictureWork } from './run-picture-work.ts'
import { runSweeps } from './run-sweeps.ts'

type WorkerDeps = {
  app: App
  backups: BackupMonitor
  config: Config
  log: Log
  mail: Mail | undefined
}

/** All that goes on beside requests. Gives the two steps of its end. */
export function startWorkers({ app, backups, config, log, mail }: WorkerDeps) {
  const ending = new AbortController()
  const closing = new AbortController()
  const working = Promise.all([
    // Until the last request is answered: what others change meanwhile is in its page.
    watchContentVersion(app, log, closing.signal),
    runChores(app, log, ending.signal),
    runPictureWork(app, log, ending.signal),
    runSweeps({ app, log, dataDir: config.dataDir }, ending.signal),
    runBackups({ config, log, backups }, ending.signal),
    runEmails({ app, log, mail }, ending.signal),
  ])
  void prepareSearch(app, log, ending.signal).then(forgetTheStart)
  return {
    /** They begin nothing new. */
    end() {
      ending.abort()
    },
    /** After the last request: fulfilled when none of them uses a machine any more. */
    async close() {
      closing.abort()
      await working
    },
  }
}
