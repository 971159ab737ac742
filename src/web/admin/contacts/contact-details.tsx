import { useState } from 'react'
import { Link } from 'react-router'
import { contactCalls } from '#contract/contacts/contact-calls.ts'
import type { Contact } from '#contract/contacts/contact.ts'
import { customerCalls } from '#contract/customers/customer-calls.ts'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { MailAddress } from '../../ui/mail-address.tsx'
import { CustomerLink } from '../customer-directory/customer-link.tsx'
import { followUpDetails } from '../follow-ups/follow-up-details.tsx'
import type { FollowUpChange } from '../follow-ups/follow-up-details.tsx'
import { SuspectMark } from '../lists/badges.tsx'
import { OthersLink, PhoneLink } from '../lists/detail-list.tsx'
import type { RowDeletion } from '../lists/row-deletion.tsx'
import { Permitted } from '../session/permitted.tsx'
import { ContactStatusSelect, ContactTypeBadge } from './contact-changes.tsx'
import type { ContactStatusChange } from './contact-changes.tsx'
import { contactList, contactNameOf } from './contact-list.ts'
import type { NamedAccount } from './customer-accounts.tsx'
import { CopyPassword, usePasswordOf } from './generated-passwords.tsx'

export type ContactDetailsProps = ContactPasswordProps & {
  status: ContactStatusChange
  followUp: FollowUpChange
}

/** What is worked with, by its names. */
export function contactState({ contact, status, followUp }: ContactDetailsProps) {
  const { phone } = contact
  return {
    Phone: phone && <PhoneLink phone={phone} />,
    Status: <ContactStatusSelect contact={contact} change={status} />,
    ...followUpDetails({ row: contact, change: followUp }),
  }
}

/** The facts of a message by their names. */
export function contactDetails(props: ContactPasswordProps) {
  const { contact } = props
  const { id, name, email, company, gstNumber, type } = contact
  return {
    Name: textOf(name),
    Email: email && <MailAddress email={email} />,
    Company: company && (
      <>
        <bdi>{company}</bdi>
        <OthersLink to={contactList.addressWith({ company })} text="From this company" />
      </>
    ),
    'GST Number': gstNumber,
    Customer: contact.customer ? <CustomerLink customer={contact.customer} /> : undefined,
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
