import type { App } from '#domain/app.ts'
import { followProducts } from '#domain/products/follow-products.ts'
import { logFailure } from '#platform/log/log-failure.ts'
import type { Log } from '#platform/log/open-log.ts'

/**
 * So that the first who searches finds the index there. Where it fails, it is made when asked for.
 * A stop does not wait for it: it ends when the database closes.
 */
export async function prepareSearch(app: App, log: Log, signal: AbortSignal) {
  await followProducts(app).catch((error: Error) => {
    if (!signal.aborted) logFailure(log, error, 'search could not be prepared')
  })
}
