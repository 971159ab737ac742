import { useState } from 'react'
import { contactMessages } from '#contract/contacts/contact.ts'
import type { Contact, ContactStatus } from '#contract/contacts/contact.ts'
import { announce } from '../../ui/toasts.tsx'
import { failureOf } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { changeContactStatus } from './contact-calls.ts'

export type ContactStatusChange = ReturnType<typeof useContactStatus>

/** Nothing on the screen changes before the server has said that it is stored. */
export function useContactStatus(onChanged: (contact: Contact) => void) {
  const [busyIds, setBusyIds] = useState<string[]>([])
  const [failure, setFailure] = useState<Failure>()

  async function store({ id }: Contact, status: ContactStatus) {
    if (busyIds.includes(id)) return
    setFailure(undefined)
    setBusyIds((ids) => [...ids, id])
    try {
      const { contact, message } = await changeContactStatus(id, status)
      onChanged(contact)
      announce(message)
    } catch (error) {
      setFailure(failureOf(error, contactMessages.statusFailed))
    } finally {
      setBusyIds((ids) => ids.filter((other) => other !== id))
    }
  }

  return {
    failure,
    isBusy: ({ id }: Contact) => busyIds.includes(id),
    change: (contact: Contact, status: ContactStatus) => void store(contact, status),
  }
}
