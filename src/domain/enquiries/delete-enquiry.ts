import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { deleteConsentsOf } from '../consents/delete-consents.ts'
import { recordErasure } from '../erasures/record-erasure.ts'
import { deleteEmailsAbout } from '../outbox/delete-emails.ts'
import { deleteRepliesTo } from '../replies/delete-replies.ts'
import { Refusal } from '../refusal.ts'

/** The audit event identifies nobody, because it remains when the person's data is erased. */
export async function deleteEnquiry(app: App, by: Actor, id: string) {
  await inTransaction(app, async (app) => {
    const deleted = await eraseEnquiries(app, [id])
    if (deleted === 0) throw new Refusal('not-found', enquiryMessages.notFound)
    await recordAudit(app, by, { action: 'enquiry.deleted', subjectId: id })
  })
}

/** With all that belongs to them; notes go with their enquiry. Belongs in a transaction. */
export async function eraseEnquiries(app: App, ids: string[]) {
  if (ids.length === 0) return 0
  await deleteEmailsAbout(app, ids)
  await deleteConsentsOf(app, ids)
  await deleteRepliesTo(app, ids)
  const { numDeletedRows } = await app.db
    .deleteFrom('enquiries')
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  await recordErasure(app)
  return Number(numDeletedRows)
}
