import { now } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'

/**
 * Belongs in the transaction that deletes personal data. The files are purged right after it; what
 * is left then is removed by the rewrite.
 */
export async function recordErasure(app: App) {
  await app.db
    .updateTable('erasureState')
    .set({ rewriteDueSince: now(app.clock) })
    .execute()
  // The hourly clean-up purges again, and logs when it cannot.
  app.afterCommit(() => void app.storage.purgeDeleted().catch(() => false))
}
