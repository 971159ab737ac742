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
import { runUsage } from './run-usage.ts'
import { runWebhooks } from './run-webhooks.ts'
import { runPublication } from './run-publication.ts'
import { runSweeps } from './run-sweeps.ts'

type WorkerDeps = {
  app: App
  backups: BackupMonitor
  config: Config
  log: Log
  mail: Mail | undefined
}

/** Starts the background loops. Returns the two steps that end them. */
export function startWorkers({ app, backups, config, log, mail }: WorkerDeps) {
  const ending = new AbortController()
  const closing = new AbortController()
  const working = Promise.all([
    // Ends after the last response, so that it shows what other processes change meanwhile.
    watchContentVersion(app, log, closing.signal),
    // Ends after the last response too, so that nothing that was counted is lost.
    runUsage(app, log, closing.signal),
    runChores(app, log, ending.signal),
    runPictureWork(app, log, ending.signal),
    runPublication(app, log, ending.signal),
    runSweeps({ app, log, dataDir: config.dataDir }, ending.signal),
    runBackups({ config, log, backups }, ending.signal),
    runEmails({ app, log, mail }, ending.signal),
    runWebhooks(app, log, ending.signal),
  ])
  void prepareSearch(app, log, ending.signal).then(forgetTheStart)
  return {
    /** No worker begins anything new. */
    end() {
      ending.abort()
    },
    /** Called after the last request. Resolves when no worker uses a resource any more. */
    async close() {
      closing.abort()
      await working
    },
  }
}
