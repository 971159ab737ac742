import assert from 'node:assert/strict'
import type { App } from '#domain/app.ts'
import { findContacts } from '#domain/contacts/find-contacts.ts'
import { receiveContact } from '#domain/contacts/receive-contact.ts'
import { writesFromHosur } from './questions.ts'

export const here = { address: '203.0.113.7' }

/** The contact that is kept when Divya writes. */
export async function hear(app: App) {
  await receiveContact(app, writesFromHosur, here)
  const [contact] = await findContacts(app.db, {})
  assert(contact)
  return contact
}
