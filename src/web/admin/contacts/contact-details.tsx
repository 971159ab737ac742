import { useState } from 'react'
import { Link } from 'react-router'
import { contactCalls } from '#contract/contacts/contact-calls.ts'
import type { Contact } from '#contract/contacts/contact.ts'
import { customerCalls } from '#contract/customers/customer-calls.ts'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { MailAddress } from '../../ui/mail-address.tsx'
import { followUpDetails } from '../follow-ups/follow-up-details.tsx'
import type { FollowUpChange } from '../follow-ups/follow-up-details.tsx'
import { SuspectMark } from '../lists/badges.tsx'
import { OthersLink, PhoneLink } from '../lists/detail-list.tsx'
import type { RowDeletion } from '../lists/row-deletion.tsx'
import { Permitted } from '../session/permitted.tsx'
import { SubmissionDialog } from '../submissions/submission-parts.tsx'
import { ContactStatusSelect, ContactTypeBadge, useContactFollowUp } from './contact-changes.tsx'
import type { ContactStatusChange } from './contact-changes.tsx'
import { ContactHistory } from './contact-history.tsx'
import { contactList, contactNameOf, mailtoOf } from './contact-list.ts'
import type { NamedAccount } from './customer-accounts.tsx'
import { CopyPassword, usePasswordOf } from './generated-passwords.tsx'

type ContactDialogProps = ContactPasswordProps & {
  status: ContactStatusChange
  deletion: RowDeletion<Contact>
  onConsent: (contact: Contact) => void
  onChanged: (contact: Contact) => void
  onClose: () => void
}

export function ContactDialog(props: ContactDialogProps) {
  const { contact, deletion, onConsent, onClose } = props
  const followUp = useContactFollowUp(props.onChanged)
  return (
    <SubmissionDialog
      title={contactNameOf(contact)}
      {...contactParts({ ...props, followUp })}
      {...{ deletion, onConsent, onClose }}
    />
  )
}

type ContactPartsProps = ContactPasswordProps & {
  status: ContactStatusChange
  followUp: FollowUpChange
  onChanged: (contact: Contact) => void
}

/** What the dialog and the screen of a message show alike. */
export function contactParts(props: ContactPartsProps) {
  const { contact, status, followUp, accountDeletion, onSetPassword, onChanged } = props
  return {
    row: contact,
    failures: [status.failure, followUp.failure, accountDeletion.failure],
    details: contactDetails(props),
    work: <ContactHistory contact={contact} onReplied={onChanged} />,
    reply: { text: 'Email', href: mailtoOf(contact) },
    buttons: contact.type === 'new' && (
      <Permitted call={contactCalls.setPassword}>
        <Button onClick={() => onSetPassword(contact)}>Set Password</Button>
      </Permitted>
    ),
    deletionCall: contactCalls.delete,
  }
}

/** The facts by their names. */
function contactDetails(props: ContactPartsProps) {
  const { contact, status, followUp } = props
  const { id, name, email, phone, company, gstNumber, type } = contact
  return {
    Name: textOf(name),
    Email: email && <MailAddress email={email} />,
    Phone: phone && <PhoneLink phone={phone} />,
    Company: company && (
      <>
        <bdi>{company}</bdi>
        <OthersLink to={contactList.addressWith({ company })} text="From this company" />
      </>
    ),
    'GST Number': gstNumber,
    Type: (
      <>
        <ContactTypeBadge type={type} /> {contact.isSuspect && <SuspectMark />}
      </>
    ),
    Password: type === 'existing' ? <ContactPassword {...props} /> : undefined,
    Date: <time dateTime={contact.date}>{timeText(contact.date)}</time>,
    Reference: (
      <Link to={contactList.addressOfRow(id)} className="text-action">
        {contact.reference}
      </Link>
    ),
    Status: <ContactStatusSelect contact={contact} change={status} />,
    ...followUpDetails({ row: contact, change: followUp }),
  }
}

function textOf(text: Contact['name']) {
  return text && <bdi>{text}</bdi>
}

export type ContactPasswordProps = {
  contact: Contact
  onSetPassword: (contact: Contact) => void
  accountDeletion: RowDeletion<NamedAccount>
}

/** The password is shown only in the tab that generated it, elsewhere only since when there is one. */
function ContactPassword({ contact, onSetPassword, accountDeletion }: ContactPasswordProps) {
  const password = usePasswordOf(contact)
  const { passwordSetAt, passwordInitialUntil: until, customerId } = contact
  const [now] = useState(() => new Date().toISOString())
  const name = contactNameOf(contact)
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      {password ? (
        <code className="font-mono text-base">{password}</code>
      ) : (
        <span>{passwordSetAt ? `set on ${timeText(passwordSetAt)}` : 'not set'}</span>
      )}
      {passwordSetAt && (
        <span className={until && until <= now ? 'text-amber' : 'text-ink-soft'}>
          {initialPasswordText(until, now)}
        </span>
      )}
      <div className="-ml-2.5 flex flex-wrap">
        {password && <CopyPassword password={password} of={name} />}
        <Permitted call={contactCalls.setPassword}>
          <Button look="quiet" className="px-2.5!" onClick={() => onSetPassword(contact)}>
            Set new password
          </Button>
        </Permitted>
        {customerId && (
          <Permitted call={customerCalls.delete}>
            <Button
              look="quiet"
              className="px-2.5!"
              onClick={() => accountDeletion.ask({ id: customerId, name })}
            >
              {accountDeletion.going ? 'Deleting...' : 'Delete account'}
            </Button>
          </Permitted>
        )}
      </div>
    </div>
  )
}

function initialPasswordText(until: string | null, now: string) {
  if (until === null) return 'by the customer'
  const end = timeText(until)
  return until > now
    ? `initial password, works until ${end}`
    : `initial password, expired on ${end}`
}
