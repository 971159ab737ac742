import type { Contact } from '#contract/contacts/contact.ts'
import type { FollowUpForm } from '#contract/follow-ups/follow-up-form.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { setFollowUp } from '../follow-ups/set-follow-up.ts'
import { requireContact, requireLockedContact } from './require-contact.ts'

/** Assigns it, sets the day of its follow-up, or both. */
export async function followUpContact(
  app: App,
  by: Actor,
  id: string,
  form: FollowUpForm,
): Promise<Contact> {
  return inTransaction(app, async (app) => {
    const contact = await requireLockedContact(app, id)
    await setFollowUp(app, by, { ...contact, kind: 'contact' }, form)
    return requireContact(app, id)
  })
}
