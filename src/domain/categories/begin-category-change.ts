import type { App } from '../app.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'

/**
 * Begins the transaction of every change of categories. Returns the version for the products that
 * change with them. No product explains the second one: so every page is stale, and not only those
 * of these products, because every page may name a category.
 */
export async function beginCategoryChange(app: App) {
  const changedIn = await raiseContentVersion(app)
  await raiseContentVersion(app)
  return changedIn
}
