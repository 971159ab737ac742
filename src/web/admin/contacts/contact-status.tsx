import { contactCalls } from '#contract/contacts/contact-calls.ts'
import { contactStatuses, contactTypeTexts } from '#contract/contacts/contact.ts'
import type { Contact, ContactStatus, ContactType } from '#contract/contacts/contact.ts'
import { oneOf } from '../lists/address-query.ts'
import { Badge, StatusBadge } from '../lists/badges.tsx'
import type { Tone } from '../lists/badges.tsx'
import type { ContactStatusChange } from './contact-changes.tsx'
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

const tones: Record<ContactStatus, Tone> = {
  pending: 'blue',
  contacted: 'amber',
  completed: 'leaf',
}

export function ContactTypeBadge({ type }: { type: ContactType }) {
  return <Badge tone="plain">{contactTypeTexts[type]}</Badge>
}
