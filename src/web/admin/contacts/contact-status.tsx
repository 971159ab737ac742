import { contactCalls } from '#contract/contacts/contact-calls.ts'
import { contactMessages, contactStatuses, contactTypeTexts } from '#contract/contacts/contact.ts'
import type { Contact, ContactStatus, ContactType } from '#contract/contacts/contact.ts'
import { oneOf } from '../lists/address-query.ts'
import { Badge } from '../lists/detail-list.tsx'
import type { Tone } from '../lists/detail-list.tsx'
import { StatusBadge } from '../lists/status-badge.tsx'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { useWrite } from '../session/use-write.ts'
import { contactNameOf, statusChoices } from './contact-list.ts'

type ContactStatusSelectProps = { contact: Contact; change: ContactStatusChange }

export function ContactStatusSelect({ contact, change }: ContactStatusSelectProps) {
  return (
    <StatusBadge
      call={contactCalls.setStatus}
      label={`Status of ${contactNameOf(contact)}`}
      value={contact.status}
      choices={statusChoices}
      onChoose={(chosen) => {
        const status = oneOf(contactStatuses, chosen)
        if (status) void change.run({ id: contact.id, status })
      }}
      isBusy={change.isBusy(contact.id)}
      tone={tones[contact.status]}
    />
  )
}

export type ContactStatusChange = ReturnType<typeof useContactStatus>

export function useContactStatus(onChanged: (contact: Contact) => void) {
  return useWrite({
    store: (input: { id: string; status: ContactStatus }) => callApi(contactCalls.setStatus, input),
    subjectOf: ({ id }) => id,
    failureOf: (error) => failureOf(error, contactMessages.statusFailed),
    announces: ({ message }) => message,
    onStored: ({ contact }) => onChanged(contact),
    outdates: [contactCalls.list, contactCalls.findHistory],
  })
}

const tones: Record<ContactStatus, Tone> = {
  pending: 'blue',
  contacted: 'amber',
  completed: 'leaf',
}

export function ContactTypeBadge({ type }: { type: ContactType }) {
  return <Badge tone="plain">{contactTypeTexts[type]}</Badge>
}
