import type { App } from '../app.ts'

/**
 * Every index older than this version of the content is made anew. For changes that leave no row
 * behind to tell of them; whoever changes or withdraws a product marks the row instead.
 */
export async function renewSearch(app: App, version: number) {
  await app.db.updateTable('searchState').set({ renewedIn: version }).execute()
}
