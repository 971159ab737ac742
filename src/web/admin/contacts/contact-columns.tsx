import { contactCalls } from '#contract/contacts/contact-calls.ts'
import { Link } from 'react-router'
import type { Contact, ContactStatus } from '#contract/contacts/contact.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { FollowUpFacts } from '../follow-ups/follow-up-facts.tsx'
import { AgeAndTime } from '../lists/age.tsx'
import { SuspectMark } from '../lists/badges.tsx'
import {
  actionsColumn,
  RowActions,
  RowButton,
  rowActionLook,
  sortsBy,
  sortsByTime,
} from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'
import { openerOf } from '../lists/row-focus.ts'
import { SelectSubmission } from '../submissions/selection-bar.tsx'
import type { SubmissionSelection } from '../submissions/submission-selection.ts'
import { contactList, contactNameOf, mailtoOf } from './contact-list.ts'
import type { ContactQuery } from './contact-list.ts'
import { ContactStatusSelect, ContactTypeBadge } from './contact-changes.tsx'
import type { ContactStatusChange } from './contact-changes.tsx'
import { Permitted } from '../session/permitted.tsx'

type ColumnsProps = {
  query: ContactQuery
  selection: SubmissionSelection<ContactStatus>
  status: ContactStatusChange
}

export function contactColumns(
  { query, selection, status }: ColumnsProps,
  actions: Omit<ContactActionsProps, 'contact'>,
): Column<Contact>[] {
  return [
    {
      head: 'Customer',
      sorts: sortsBy('name'),
      className: 'row-text row-text-wide col-span-2',
      cell: (contact) => <Sender {...{ contact, query, selection }} />,
    },
    {
      head: 'Company',
      sorts: sortsBy('company'),
      className: 'col-span-2 min-w-0 text-sm @3xl:w-36 @3xl:min-w-36',
      cell: (contact) => <Company {...contact} />,
    },
    {
      head: 'Type',
      sorts: sortsBy('type'),
      className: 'row-type order-1',
      cell: ({ type }) => <ContactTypeBadge type={type} />,
    },
    {
      head: 'Date',
      sorts: sortsByTime,
      className: 'row-date order-3 col-span-2',
      cell: ({ date }) => <AgeAndTime at={date} />,
    },
    {
      head: 'Status',
      sorts: sortsBy('status'),
      className: 'row-control order-2',
      cell: (contact) => <ContactStatusSelect contact={contact} change={status} />,
    },
    actionsColumn(
      (contact) => <ContactActions contact={contact} {...actions} />,
      'row-control row-actions order-4 col-span-2',
    ),
  ]
}

type SenderProps = Pick<ColumnsProps, 'query' | 'selection'> & { contact: Contact }

/** A message that nobody has dealt with yet is bold. The whole row opens it. */
function Sender({ contact, query, selection }: SenderProps) {
  const { email, phone, message, status, isSuspect } = contact
  const name = contactNameOf(contact)
  const lines = [email, phone].filter((line) => line && line !== name)
  return (
    <div className="row-who flex items-start gap-3">
      <SelectSubmission
        row={contact}
        label={`Select the message of ${name}`}
        selection={selection}
      />
      <div className="min-w-0 grow">
        <p className="row-first">
          <Link
            to={contactList.addressOfRow(contact.id, query)}
            {...openerOf(contact)}
            className={`row-link line-clamp-2 ${status === 'pending' ? 'font-bold' : 'font-medium'}`}
          >
            <bdi>{name}</bdi>
          </Link>
          {lines.length > 0 && <span className="row-rest">· {lines.join(' · ')}</span>}
          {isSuspect && <SuspectMark />}
        </p>
        <p className="row-second">
          <FollowUpFacts row={contact} isDone={status === 'completed'} />
          <bdi>{message}</bdi>
        </p>
      </div>
    </div>
  )
}

function Company({ company, gstNumber }: Contact) {
  return (
    <>
      {company && (
        <p className={`wrap-anywhere ${gstNumber ? 'line-clamp-1' : 'line-clamp-2'}`}>
          <bdi>{company}</bdi>
        </p>
      )}
      {gstNumber && (
        <p className="row-second">
          <span className="@3xl:sr-only">GST: </span>
          {gstNumber}
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
        <Permitted call={contactCalls.setPassword}>
          <RowButton
            text="Set Password"
            label={`Set Password for ${name}`}
            onPress={() => onSetPassword(contact)}
          />
        </Permitted>
      )}
      {mailto && (
        <ButtonAnchor {...rowActionLook} href={mailto} aria-label={`Email ${name}`}>
          Email
        </ButtonAnchor>
      )}
      <Permitted call={contactCalls.delete}>
        <RowButton
          text="Delete"
          label={`Delete the message of ${name}`}
          onPress={() => onDelete(contact)}
        />
      </Permitted>
    </RowActions>
  )
}
