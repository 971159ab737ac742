import { contactMessages } from '#contract/contacts/contact.ts'
import type { Contact } from '#contract/contacts/contact.ts'
import type { App } from '../app.ts'
import { lockRow } from '../lock-row.ts'
import { Refusal } from '../refusal.ts'
import { findContact } from './find-contacts.ts'

export async function requireContact({ db }: App, id: string): Promise<Contact> {
  const contact = await findContact(db, id)
  if (!contact) throw new Refusal('not-found', contactMessages.notFound)
  return contact
}

/** No other transaction changes the contact until this one ends. */
export async function requireLockedContact(app: App, id: string) {
  await lockRow(app, 'contacts', id)
  return requireContact(app, id)
}
