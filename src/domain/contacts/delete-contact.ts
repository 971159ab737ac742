import { contactMessages } from '#contract/contacts/contact.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { putInTrash, takeFromTrash } from '../deleted-rows.ts'
import { Refusal } from '../refusal.ts'

/** Off every list, into the trash: the customer's account remains. The audit event identifies nobody. */
export async function deleteContact(app: App, by: Actor, id: string) {
  await inTransaction(app, async (app) => {
    const isDeleted = await putInTrash(app, 'contacts', id)
    if (!isDeleted) throw new Refusal('not-found', contactMessages.notFound)
    await recordAudit(app, by, { action: 'contact.deleted', subjectId: id })
  })
}

export async function restoreContact(app: App, by: Actor, id: string) {
  await inTransaction(app, async (app) => {
    await takeFromTrash(app, 'contacts', id)
    await recordAudit(app, by, { action: 'contact.restored', subjectId: id })
  })
}
