import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { requireEnquiry } from './require-enquiry.ts'

/** Harmless when repeated: the first time counts. */
export async function markEnquiryRead(app: App, by: Administrator, id: string): Promise<Enquiry> {
  return inTransaction(app, async (app) => {
    const { numUpdatedRows } = await app.db
      .updateTable('enquiries')
      .set({ readAt: now(app.clock) })
      .where('id', '=', id)
      .where('readAt', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0) await recordAudit(app, by, { action: 'enquiry.read', subjectId: id })
    return requireEnquiry(app, id)
  })
}
