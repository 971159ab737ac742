import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { sendReply } from '../replies/send-reply.ts'
import type { NewReply } from '../replies/send-reply.ts'
import { storeAttachments } from '../replies/store-attachments.ts'
import { markEnquiryRead } from './mark-enquiry-read.ts'
import { requireLockedEnquiry } from './require-enquiry.ts'
import { setEnquiryStatus } from './set-enquiry-status.ts'

/** A new enquiry is in progress once somebody has replied. */
export async function replyToEnquiry(
  app: App,
  by: Administrator,
  id: string,
  reply: NewReply,
): Promise<Enquiry> {
  const stored = await storeAttachments(app, reply.uploads)
  return inTransaction(app, async (app) => {
    const enquiry = await requireLockedEnquiry(app, id)
    const replied = { ...enquiry, kind: 'enquiry-reply' as const }
    const isNew = await sendReply(app, by, replied, { ...reply, stored })
    if (isNew) await recordAudit(app, by, { action: 'enquiry.replied', subjectId: id })
    const read = await markEnquiryRead(app, by, id)
    if (read.status !== 'pending') return read
    return (await setEnquiryStatus(app, by, id, 'responded')).enquiry
  })
}
