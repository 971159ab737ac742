import type { App } from '#domain/app.ts'
import { followMailSettings } from '#domain/emails/find-mail-settings.ts'
import { watchContentVersion } from '#domain/content/watch-content-version.ts'
import type { Config } from '#platform/config/config.ts'
import type { Log } from '#platform/log/open-log.ts'
import { openMail } from '#platform/mail/open-mail.ts'
import type { BackupMonitor } from './backups/backup-monitor.ts'
import { runBackups } from './backups/run-backups.ts'
import { forgetTheStart } from './forget-the-start.ts'
import { prepareProducts } from './prepare-products.ts'
import { runChores } from './run-chores.ts'
import { runEmails } from './run-emails.ts'
import { runIndexNow } from './run-index-now.ts'
import { runPictureWork } from './run-picture-work.ts'
import { runUsage } from './run-usage.ts'
import { runWebhooks } from './run-webhooks.ts'
import { runPublication } from './run-publication.ts'
import { runStockAlerts } from './run-stock-alerts.ts'
import { runSweeps } from './run-sweeps.ts'

type WorkerDeps = {
  app: App
  backups: BackupMonitor
  config: Config
  log: Log
}

/** Starts the background loops. Returns the two steps that end them. */
export function startWorkers({ app, backups, config, log }: WorkerDeps) {
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
    runSweeps({ app, log }, ending.signal),
    runBackups({ config, log, backups }, ending.signal),
    runEmails({ app, log, currentMail: () => currentMail(app) }, ending.signal),
    runWebhooks(app, log, ending.signal),
    runStockAlerts(app, log, ending.signal),
    runIndexNow(app, log, ending.signal),
  ])
  void prepareProducts(app, log, ending.signal).then(forgetTheStart)
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

/** Who runs the server may name any host by the environment; the office only one of the internet. */
async function currentMail(app: App) {
  const settings = await followMailSettings(app)
  return settings && openMail(settings, app.outbox.environmentMail ? undefined : app.outside)
}
