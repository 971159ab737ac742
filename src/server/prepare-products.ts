import type { App } from '#domain/app.ts'
import { findProductQuality } from '#domain/products/find-product-quality.ts'
import { followProducts } from '#domain/products/follow-products.ts'
import { logFailure } from '#platform/log/log-failure.ts'
import type { Log } from '#platform/log/open-log.ts'

/**
 * So that the first who searches finds the index there, and the first who opens Today the counts of
 * what products lack. Where it fails, they are made when asked for. A stop does not wait for it: it
 * ends when the database closes.
 */
export async function prepareProducts(app: App, log: Log, signal: AbortSignal) {
  const prepared = followProducts(app).then(() => findProductQuality(app))
  await prepared.catch((error: Error) => {
    if (!signal.aborted) logFailure(log, error, 'products could not be prepared')
  })
}
