import type { Contact } from '#contract/contacts/contact.ts'
import { ColumnHead } from '../tables/column-head.tsx'
import { bodyLook, headLook, tableLook } from '../tables/table-looks.ts'
import { ContactRow } from './contact-row.tsx'
import type { ContactActions } from './contact-row-actions.tsx'
import type { ContactStatusChange } from './use-contact-status.ts'

type ContactRowsProps = ContactActions & { contacts: Contact[]; status: ContactStatusChange }

/** A table where there is room, and cards of the same rows where there is none: hence the roles. */
export function ContactRows({ contacts, ...rest }: ContactRowsProps) {
  return (
    <table role="table" aria-label="Customer Contacts" className={tableLook}>
      <thead role="rowgroup" className={headLook}>
        <tr role="row">
          <ColumnHead text="Customer" />
          <ColumnHead text="Company" />
          <ColumnHead text="Type" />
          <ColumnHead text="Date" />
          <ColumnHead text="Status" />
          <ColumnHead text="Actions" className="text-right" />
        </tr>
      </thead>
      <tbody role="rowgroup" className={bodyLook}>
        {contacts.map((contact) => (
          <ContactRow key={contact.id} contact={contact} {...rest} />
        ))}
      </tbody>
    </table>
  )
}
