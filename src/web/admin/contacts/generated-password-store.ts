import { useSyncExternalStore } from 'react'
import type { Contact } from '#contract/contacts/contact.ts'
import { keptEmail } from '../session/kept-session.ts'

/** A password that was made in this tab. Nothing else knows it: on the server there is only a hash. */
export type MadePassword = {
  gstNumber: string | null
  password: string
  date: string
  warning: string | null
  /** How the customer gets to know it. */
  notice?: string
  /** Of the contact it was set for; the others were generated for a GST number. */
  contactId?: string
}

/** In memory alone: a reload forgets them, and so does whoever signs in next in this tab. */
let made: { by: string; passwords: MadePassword[] } = { by: '', passwords: [] }
const none: MadePassword[] = []
const listeners = new Set<() => void>()

export function rememberPassword(password: MadePassword) {
  made = { by: keptEmail(), passwords: [...madePasswords(), password] }
  for (const listener of listeners) listener()
}

export function useMadePasswords() {
  return useSyncExternalStore(onMade, madePasswords, () => none)
}

/** The one that the customer has now. Another may have been set since, here or at another desk. */
export function passwordOf(contact: Contact, passwords: MadePassword[]) {
  const { id, gstNumber, passwordSetAt } = contact
  return passwords.findLast(
    (one) =>
      one.date === passwordSetAt &&
      (one.contactId === id || (gstNumber !== null && one.gstNumber === gstNumber)),
  )?.password
}

function madePasswords() {
  return made.by === keptEmail() ? made.passwords : none
}

function onMade(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
