import type { Contact } from '#contract/contacts/contact.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { MailAddress } from '../../ui/mail-address.tsx'
import { SuspectMark } from '../lists/detail-list.tsx'
import { RowActions, RowButton, rowActionLook } from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'
import { contactNameOf, mailtoOf } from './contact-list.ts'
import { ContactStatusSelect, ContactTypeBadge } from './contact-status.tsx'
import type { ContactStatusChange } from './contact-status.tsx'

export function contactColumns(
  status: ContactStatusChange,
  actions: Omit<ContactActionsProps, 'contact'>,
): Column<Contact>[] {
  return [
    {
      head: 'Customer',
      className: 'min-w-0 @3xl:w-[30%]',
      cell: (contact) => <Sender contact={contact} />,
    },
    {
      head: 'Company',
      className: 'order-1 col-span-2 text-sm @3xl:w-[22%]',
      cell: (contact) => <Company {...contact} />,
    },
    {
      head: 'Type',
      className: 'self-start text-right @3xl:text-left',
      cell: ({ type }) => <ContactTypeBadge type={type} />,
    },
    {
      head: 'Date',
      className: 'order-2 text-sm text-ink-soft @5xl:min-w-28 @6xl:whitespace-nowrap',
      cell: ({ date }) => timeText(date),
    },
    {
      head: 'Status',
      className: 'order-3 text-right @3xl:text-left',
      cell: (contact) => <ContactStatusSelect contact={contact} change={status} />,
    },
    {
      head: 'Actions',
      isRight: true,
      className: 'order-4 col-span-2',
      cell: (contact) => <ContactActions contact={contact} {...actions} />,
    },
  ]
}

function Sender({ contact }: { contact: Contact }) {
  const { email, phone, isSuspect } = contact
  const name = contactNameOf(contact)
  const lines = [email, phone].filter((line) => line && line !== name)
  return (
    <>
      <p className="font-semibold text-pretty wrap-anywhere">
        {name} {isSuspect && <SuspectMark />}
      </p>
      {lines.map((line) => (
        <p key={line} className="text-sm wrap-anywhere text-ink-soft">
          {line && line === email ? <MailAddress email={line} /> : line}
        </p>
      ))}
    </>
  )
}

function Company({ company, gstNumber }: Contact) {
  return (
    <>
      {company && <p className="text-pretty wrap-anywhere">{company}</p>}
      {gstNumber && (
        <p className="wrap-anywhere text-ink-soft">
          GST: <span className="inline-block">{gstNumber}</span>
        </p>
      )}
      {!company && !gstNumber && <p className="hidden text-ink-soft @3xl:block">–</p>}
    </>
  )
}

type ContactActionsProps = {
  contact: Contact
  onView: (contact: Contact) => void
  onSetPassword: (contact: Contact) => void
  onDelete: (contact: Contact) => void
}

function ContactActions({ contact, onView, onSetPassword, onDelete }: ContactActionsProps) {
  const name = contactNameOf(contact)
  const mailto = mailtoOf(contact)
  return (
    <RowActions>
      <RowButton text="View" label={`View ${name}`} onPress={() => onView(contact)} />
      {contact.type === 'new' && (
        <RowButton
          text="Set Password"
          label={`Set Password for ${name}`}
          onPress={() => onSetPassword(contact)}
        />
      )}
      {mailto && (
        <ButtonAnchor {...rowActionLook} href={mailto} aria-label={`Email ${name}`}>
          Email
        </ButtonAnchor>
      )}
      <RowButton
        text="Delete"
        label={`Delete the message of ${name}`}
        onPress={() => onDelete(contact)}
        isDeletion
      />
    </RowActions>
  )
}
