import type { ContactStatus } from '#contract/contacts/contact.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { requireContact, requireLockedContact } from './require-contact.ts'

/** Any status may follow any other. The same status again changes and records nothing. */
export async function setContactStatus(app: App, by: Actor, id: string, status: ContactStatus) {
  return inTransaction(app, async (app) => {
    const before = await requireLockedContact(app, id)
    if (before.status === status) return before
    await app.db.updateTable('contacts').set({ status }).where('id', '=', id).execute()
    await recordAudit(app, by, {
      action: 'contact.status-changed',
      subjectId: id,
      before: { status: before.status },
      after: { status },
    })
    return requireContact(app, id)
  })
}
