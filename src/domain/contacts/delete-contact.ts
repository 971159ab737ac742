import { contactMessages } from '#contract/contacts/contact.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { deleteConsentsOf } from '../consents/delete-consents.ts'
import { recordErasure } from '../erasures/record-erasure.ts'
import { deleteEmailsAbout } from '../outbox/delete-emails.ts'
import { deleteRepliesTo } from '../replies/delete-replies.ts'
import { Refusal } from '../refusal.ts'

/** Deletes only the message: the customer's account remains. The audit event identifies nobody. */
export async function deleteContact(app: App, by: Actor, id: string) {
  await inTransaction(app, async (app) => {
    const deleted = await eraseContacts(app, [id])
    if (deleted === 0) throw new Refusal('not-found', contactMessages.notFound)
    await recordAudit(app, by, { action: 'contact.deleted', subjectId: id })
  })
}

/** With all that belongs to them. Belongs in a transaction. */
export async function eraseContacts(app: App, ids: string[]) {
  if (ids.length === 0) return 0
  await deleteEmailsAbout(app, ids)
  await deleteConsentsOf(app, ids)
  await deleteRepliesTo(app, ids)
  const { numDeletedRows } = await app.db
    .deleteFrom('contacts')
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  await recordErasure(app)
  return Number(numDeletedRows)
}
