import { useState } from 'react'
import type { Contact } from '#contract/contacts/contact.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { timeText } from '../../ui/format.ts'
import { MailAddress } from '../../ui/mail-address.tsx'
import { ConsentDetail } from '../consents/consent-detail.tsx'
import { Detail, DetailList, DetailPart, SuspectMark } from '../lists/detail-list.tsx'
import type { RowDeletion } from '../lists/row-deletion.tsx'
import { contactNameOf, mailtoOf } from './contact-list.ts'
import { ContactStatusSelect, ContactTypeBadge } from './contact-status.tsx'
import type { ContactStatusChange } from './contact-status.tsx'
import type { NamedAccount } from './customer-accounts.tsx'
import { passwordOf, useMadePasswords } from './generated-password-store.ts'
import { CopyPassword } from './generated-passwords.tsx'

type ContactDialogProps = ContactDetailsProps & {
  deletion: RowDeletion<Contact>
  onClose: () => void
}

export function ContactDialog({ deletion, onClose, ...details }: ContactDialogProps) {
  const { contact, status, accountDeletion, onSetPassword } = details
  const mailto = mailtoOf(contact)
  return (
    <Dialog
      title={contactNameOf(contact)}
      width="wide"
      onClose={onClose}
      buttons={
        <>
          <Button look="quiet" className="mr-auto -ml-2.5" onClick={() => deletion.ask(contact)}>
            {deletion.going ? 'Deleting...' : 'Delete'}
          </Button>
          <Button onClick={onClose} data-first-focus>
            Close
          </Button>
          {contact.type === 'new' && (
            <Button onClick={() => onSetPassword(contact)}>Set Password</Button>
          )}
          {mailto && (
            <ButtonAnchor look="action" href={mailto}>
              Email
            </ButtonAnchor>
          )}
        </>
      }
    >
      {status.failure && <Banner {...status.failure} className="mb-4" />}
      {deletion.failure && <Banner {...deletion.failure} className="mb-4" />}
      {accountDeletion.failure && <Banner {...accountDeletion.failure} className="mb-4" />}
      <ContactDetails {...details} />
    </Dialog>
  )
}

type ContactDetailsProps = {
  contact: Contact
  status: ContactStatusChange
  onSetPassword: (contact: Contact) => void
  accountDeletion: RowDeletion<NamedAccount>
  onConsent: (contact: Contact) => void
}

function ContactDetails(props: ContactDetailsProps) {
  const { contact, status, onSetPassword, accountDeletion, onConsent } = props
  const { name, email, phone, company, gstNumber, type, date, reference, message } = contact
  return (
    <div className="flex flex-col gap-5">
      <DetailList>
        <Detail name="Name">{name ?? missing}</Detail>
        <Detail name="Email">{email ? <MailAddress email={email} /> : missing}</Detail>
        <Detail name="Phone">{phone ?? missing}</Detail>
        <Detail name="Company">{company ?? missing}</Detail>
        <Detail name="GST Number">{gstNumber ?? missing}</Detail>
        <Detail name="Type">
          <ContactTypeBadge type={type} /> {contact.isSuspect && <SuspectMark />}
        </Detail>
        {type === 'existing' && (
          <Detail name="Password">
            <ContactPassword {...{ contact, onSetPassword, accountDeletion }} />
          </Detail>
        )}
        <Detail name="Date">{timeText(date)}</Detail>
        <Detail name="Reference">{reference}</Detail>
        <Detail name="Status">
          <ContactStatusSelect contact={contact} change={status} />
        </Detail>
        <ConsentDetail
          consent={contact.consent}
          email={email}
          onWithdrawn={(consent) => onConsent({ ...contact, consent })}
        />
      </DetailList>
      <DetailPart title="Message">
        <p className="whitespace-pre-line text-pretty wrap-anywhere">{message}</p>
      </DetailPart>
    </div>
  )
}

const missing = <span className="text-ink-soft">Not provided</span>

type ContactPasswordProps = {
  contact: Contact
  onSetPassword: (contact: Contact) => void
  accountDeletion: RowDeletion<NamedAccount>
}

/** The password is shown only in the tab that made it, elsewhere only since when there is one. */
function ContactPassword(props: ContactPasswordProps) {
  const { contact, onSetPassword, accountDeletion } = props
  const password = passwordOf(contact, useMadePasswords())
  const { passwordSetAt, customerId } = contact
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      {password ? (
        <code className="font-mono text-base">{password}</code>
      ) : (
        <span>{passwordSetAt ? `set on ${timeText(passwordSetAt)}` : 'not set'}</span>
      )}
      {passwordSetAt && <PasswordState until={contact.passwordInitialUntil} />}
      <div className="-ml-2.5 flex flex-wrap">
        {password && <CopyPassword password={password} of={contactNameOf(contact)} />}
        <Button look="quiet" className="px-2.5!" onClick={() => onSetPassword(contact)}>
          Set New Password
        </Button>
        {customerId && (
          <Button
            look="quiet"
            className="px-2.5!"
            onClick={() => accountDeletion.ask({ id: customerId, name: contactNameOf(contact) })}
          >
            {accountDeletion.going ? 'Deleting...' : 'Delete Account'}
          </Button>
        )}
      </div>
    </div>
  )
}

function PasswordState({ until }: { until: string | null }) {
  const [now] = useState(() => new Date().toISOString())
  if (until === null) return <span className="text-ink-soft">by the customer</span>
  if (until > now) {
    return <span className="text-ink-soft">initial password, works until {timeText(until)}</span>
  }
  return <span className="text-amber">initial password, expired on {timeText(until)}</span>
}
