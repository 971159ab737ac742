import type { ContactStatus } from '#contract/contacts/contact.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { changeContacts } from './change-contacts.ts'
import { requireContact, requireLockedContact } from './require-contact.ts'

/** Any status may follow any other. The same status again changes and records nothing. */
export async function setContactStatus(app: App, by: Actor, id: string, status: ContactStatus) {
  return inTransaction(app, async (app) => {
    await requireLockedContact(app, id)
    const { changeId } = await changeContacts(app, by, {
      ids: [id],
      filter: {},
      changes: { status },
    })
    return { contact: await requireContact(app, id), changeId }
  })
}
