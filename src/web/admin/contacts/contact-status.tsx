import { contactCalls } from '#contract/contacts/contact-calls.ts'
import { contactMessages, contactStatusTexts, contactStatuses } from '#contract/contacts/contact.ts'
import type { Contact, ContactStatus } from '#contract/contacts/contact.ts'
import { announce } from '../../ui/toasts.tsx'
import { useRowChange } from '../lists/use-row-changes.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { FilterSelect } from '../lists/filter-select.tsx'
import { contactNameOf } from './contact-names.ts'

type ContactStatusSelectProps = { contact: Contact; change: ContactStatusChange }

export function ContactStatusSelect({ contact, change }: ContactStatusSelectProps) {
  return (
    <FilterSelect
      label={`Status of ${contactNameOf(contact)}`}
      value={contact.status}
      choices={contactStatuses.map((status) => [status, contactStatusTexts[status]])}
      onChoose={(chosen) => {
        const status = contactStatuses.find((status) => status === chosen)
        if (status) change.change(contact, status)
      }}
      className={`w-auto! min-w-34 ${change.isBusy(contact) ? 'opacity-50' : ''}`}
    />
  )
}

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
