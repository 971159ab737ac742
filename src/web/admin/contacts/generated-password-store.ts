import { useSyncExternalStore } from 'react'
import type { Contact } from '#contract/contacts/contact.ts'
import { storedEmail } from '../session/stored-session.ts'

/** A password that was made in this tab. The server stores only its hash. */
export type MadePassword = {
  gstNumber: string | null
  password: string
  date: string
  warning: string | null
  /** How the customer gets it. */
  notice?: string
  /** Of the contact it was set for; the others were generated for a GST number. */
  contactId?: string
}

/** In memory alone: a reload loses them, and another account in this tab does not see them. */
let made: { by: string; passwords: MadePassword[] } = { by: '', passwords: [] }
const none: MadePassword[] = []
const listeners = new Set<() => void>()

export function rememberPassword(password: MadePassword) {
  made = { by: storedEmail(), passwords: [...madePasswords(), password] }
  for (const listener of listeners) listener()
}

export function useMadePasswords() {
  return useSyncExternalStore(onMade, madePasswords, () => none)
}

/** The password that the customer has now: another may have been set since, also elsewhere. */
export function passwordOf(contact: Contact, passwords: MadePassword[]) {
  const { id, gstNumber, passwordSetAt } = contact
  return passwords.findLast(
    (one) =>
      one.date === passwordSetAt &&
      (one.contactId === id || (gstNumber !== null && one.gstNumber === gstNumber)),
  )?.password
}

function madePasswords() {
  return made.by === storedEmail() ? made.passwords : none
}

function onMade(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
