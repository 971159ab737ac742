import { contactStatusTexts, contactStatuses } from '#contract/contacts/contact.ts'
import type { Contact } from '#contract/contacts/contact.ts'
import { FilterSelect } from '../tables/filter-select.tsx'
import { contactNameOf } from './contact-names.ts'
import type { ContactStatusChange } from './use-contact-status.ts'

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
