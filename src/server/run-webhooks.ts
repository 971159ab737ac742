import type { App } from '#domain/app.ts'
import { collectEvents } from '#domain/integrations/collect-events.ts'
import { deliverEvents } from '#domain/integrations/deliver-events.ts'
import { second } from '#platform/clock/clock.ts'
import { waitFor } from '#platform/clock/wait-for.ts'
import { failuresLoggedOnce } from '#platform/log/log-failure.ts'
import type { Log } from '#platform/log/open-log.ts'

/** An event is sent within this time, also one of another process. */
const pause = second

/** Calls the webhooks, also about what happened while no process ran. */
export async function runWebhooks(app: App, log: Log, signal: AbortSignal) {
  const attempt = failuresLoggedOnce(log, 'webhooks could not be processed')
  do await attempt(() => run(app, log, signal))
  while (await waitFor(pause, signal))
}

/** Logs no address, since it may hold a secret. */
async function run(app: App, log: Log, signal: AbortSignal) {
  await collectEvents(app)
  const outcomes = await deliverEvents(app, signal)
  const failed = outcomes.filter(({ error }) => error !== null).length
  if (outcomes.length > 0) log.info({ sent: outcomes.length - failed, failed }, 'webhooks called')
}
