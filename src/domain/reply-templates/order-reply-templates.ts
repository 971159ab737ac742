import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { movedToOrder, placesBefore } from '../order-rules.ts'
import { findTemplateOrder } from './find-reply-templates.ts'

/** The order of the named templates among themselves. */
export async function orderReplyTemplates(app: App, by: Administrator, ids: string[]) {
  await inTransaction(app, async (app) => {
    const order = await findTemplateOrder(app.db)
    const moved = movedToOrder(order, ids)
    if (moved.length === 0) return
    for (const { id, place } of moved) {
      await app.db.updateTable('replyTemplates').set({ place }).where('id', '=', id).execute()
    }
    await recordAudit(app, by, {
      action: 'reply-templates.reordered',
      before: { places: placesBefore(order, moved) },
      after: { places: moved },
    })
  })
}
