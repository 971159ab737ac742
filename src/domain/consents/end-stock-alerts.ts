import { now } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'

/**
 * Belongs in a transaction. Deletes the requests and ends the consents given with them. Gives those that
 * were still there: of two processes, one gets each.
 */
export async function endStockAlerts({ db, clock }: App, ids: string[]) {
  if (ids.length === 0) return []
  const ended = await db.deleteFrom('stockAlerts').where('id', 'in', ids).returningAll().execute()
  await db
    .updateTable('consents')
    .set({ withdrawnAt: now(clock) })
    .where('submissionId', 'in', ids)
    .where('withdrawnAt', 'is', null)
    .execute()
  return ended
}
