import type { Enquiry, EnquiryStatus } from '#contract/enquiries/enquiry.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { recordAnswers } from './record-answers.ts'
import { requireLockedEnquiry } from './require-enquiry.ts'

/** Any status may follow any other. The same status again changes and records nothing. */
export async function setEnquiryStatus(
  app: App,
  by: Actor,
  id: string,
  status: EnquiryStatus,
): Promise<Enquiry> {
  return inTransaction(app, async (app) => {
    const before = await requireLockedEnquiry(app, id)
    if (before.status === status) return before
    await app.db.updateTable('enquiries').set({ status }).where('id', '=', id).execute()
    if (before.status === 'pending') await recordAnswers(app, [id], now(app.clock))
    await recordAudit(app, by, {
      action: 'enquiry.status-changed',
      subjectId: id,
      before: { status: before.status },
      after: { status },
    })
    return { ...before, status }
  })
}
