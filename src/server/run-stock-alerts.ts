import type { App } from '#domain/app.ts'
import { sendStockAlerts } from '#domain/stock-alerts/send-stock-alerts.ts'
import { minute } from '#platform/clock/clock.ts'
import { waitFor } from '#platform/clock/wait-for.ts'
import { logFailure } from '#platform/log/log-failure.ts'
import type { Log } from '#platform/log/open-log.ts'

/** Writes the e-mails about products that are in stock again, also of what happened while no process ran. */
export async function runStockAlerts(app: App, log: Log, signal: AbortSignal) {
  do {
    await send(app, log).catch((error: Error) =>
      logFailure(log, error, 'e-mails about products in stock could not be written'),
    )
  } while (await waitFor(minute, signal))
}

async function send(app: App, log: Log) {
  const emails = await sendStockAlerts(app)
  if (emails > 0) log.info({ emails }, 'e-mails about products in stock were written')
}
