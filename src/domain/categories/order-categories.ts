import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { movedToOrder, placesBefore } from '../order-rules.ts'
import { beginCategoryChange } from './begin-category-change.ts'
import { findCategoryOrder } from './list-categories.ts'

/** The order of the named categories among themselves. */
export async function orderCategories(app: App, by: Actor, ids: string[]) {
  await inTransaction(app, async (app) => {
    await beginCategoryChange(app)
    const order = await findCategoryOrder(app.db)
    const moved = movedToOrder(order, ids)
    if (moved.length === 0) return
    for (const { id, place } of moved) {
      await app.db.updateTable('categories').set({ place }).where('id', '=', id).execute()
    }
    await recordAudit(app, by, {
      action: 'categories.reordered',
      before: { places: placesBefore(order, moved) },
      after: { places: moved },
    })
  })
}
