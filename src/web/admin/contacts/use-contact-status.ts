import { contactCalls } from '#contract/contacts/contact-calls.ts'
import { contactMessages } from '#contract/contacts/contact.ts'
import type { Contact, ContactStatus } from '#contract/contacts/contact.ts'
import { announce } from '../../ui/toasts.tsx'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useRowChange } from '../tables/use-row-change.ts'

export type ContactStatusChange = ReturnType<typeof useContactStatus>

export function useContactStatus(onChanged: (contact: Contact) => void) {
  return useRowChange<ContactStatus>({
    async store(id, status) {
      const { contact, message } = await callApi(contactCalls.setStatus, { id, status })
      onChanged(contact)
      announce(message)
    },
    failureOf: (error) => failureOf(error, contactMessages.statusFailed),
  })
}
