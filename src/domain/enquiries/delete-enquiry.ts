import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { putInTrash, takeFromTrash } from '../deleted-rows.ts'
import { Refusal } from '../refusal.ts'

/** Off every list, into the trash, with all that belongs to it. The audit event identifies nobody. */
export async function deleteEnquiry(app: App, by: Actor, id: string) {
  await inTransaction(app, async (app) => {
    const isDeleted = await putInTrash(app, 'enquiries', id)
    if (!isDeleted) throw new Refusal('not-found', enquiryMessages.notFound)
    await recordAudit(app, by, { action: 'enquiry.deleted', subjectId: id })
  })
}

export async function restoreEnquiry(app: App, by: Actor, id: string) {
  await inTransaction(app, async (app) => {
    await takeFromTrash(app, 'enquiries', id)
    await recordAudit(app, by, { action: 'enquiry.restored', subjectId: id })
  })
}
