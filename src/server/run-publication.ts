import type { App } from '#domain/app.ts'
import { publishDueProducts } from '#domain/products/publish-due-products.ts'
import { second } from '#platform/clock/clock.ts'
import { waitFor } from '#platform/clock/wait-for.ts'
import { failuresLoggedOnce } from '#platform/log/log-failure.ts'
import type { Log } from '#platform/log/open-log.ts'

/** A product is on the site within this time after the moment for which it was scheduled. */
const pause = second

/** Publishes drafts at their time, also what became due while no process ran. */
export async function runPublication(app: App, log: Log, signal: AbortSignal) {
  const attempt = failuresLoggedOnce(log, 'scheduled products could not be published')
  do await attempt(() => publish(app, log))
  while (await waitFor(pause, signal))
}

async function publish(app: App, log: Log) {
  const products = await publishDueProducts(app)
  if (products > 0) log.info({ products }, 'scheduled products were published')
}
