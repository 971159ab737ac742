import type { EnquiryStatus } from '#contract/enquiries/enquiry.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { changeEnquiries } from './change-enquiries.ts'
import { requireEnquiry, requireLockedEnquiry } from './require-enquiry.ts'

/** Any status may follow any other. The same status again changes and records nothing. */
export async function setEnquiryStatus(app: App, by: Actor, id: string, status: EnquiryStatus) {
  return inTransaction(app, async (app) => {
    await requireLockedEnquiry(app, id)
    const { changeId } = await changeEnquiries(app, by, {
      ids: [id],
      filter: {},
      changes: { status },
    })
    return { enquiry: await requireEnquiry(app, id), changeId }
  })
}
