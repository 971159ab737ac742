import { useState } from 'react'
import type { Contact } from '#contract/contacts/contact.ts'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { MailAddress } from '../../ui/mail-address.tsx'
import { SuspectMark } from '../lists/detail-list.tsx'
import type { RowDeletion } from '../lists/row-deletion.tsx'
import { SubmissionDialog } from '../submissions/submission-dialog.tsx'
import { ContactHistory } from './contact-history.tsx'
import { contactNameOf, mailtoOf } from './contact-list.ts'
import { ContactStatusSelect, ContactTypeBadge } from './contact-status.tsx'
import type { ContactStatusChange } from './contact-status.tsx'
import type { NamedAccount } from './customer-accounts.tsx'
import { CopyPassword, usePasswordOf } from './generated-passwords.tsx'

type ContactDialogProps = {
  contact: Contact
  status: ContactStatusChange
  deletion: RowDeletion<Contact>
  accountDeletion: RowDeletion<NamedAccount>
  onSetPassword: (contact: Contact) => void
  onConsent: (contact: Contact) => void
  onReplied: (contact: Contact) => void
  onClose: () => void
}

export function ContactDialog(props: ContactDialogProps) {
  const {
    contact,
    status,
    deletion,
    accountDeletion,
    onSetPassword,
    onConsent,
    onReplied,
    onClose,
  } = props
  const { name, email, phone, company, gstNumber, type } = contact
  return (
    <SubmissionDialog
      title={contactNameOf(contact)}
      row={contact}
      reply={{ text: 'Email', href: mailtoOf(contact) }}
      failures={[status.failure, accountDeletion.failure]}
      {...{ deletion, onConsent, onClose }}
      buttons={
        type === 'new' && <Button onClick={() => onSetPassword(contact)}>Set Password</Button>
      }
      details={{
        Name: name,
        Email: email && <MailAddress email={email} />,
        Phone: phone,
        Company: company,
        'GST Number': gstNumber,
        Type: (
          <>
            <ContactTypeBadge type={type} /> {contact.isSuspect && <SuspectMark />}
          </>
        ),
        Password: type === 'existing' ? <ContactPassword {...props} /> : undefined,
        Date: timeText(contact.date),
        Reference: contact.reference,
        Status: <ContactStatusSelect contact={contact} change={status} />,
      }}
    >
      <ContactHistory {...{ contact, onReplied }} />
    </SubmissionDialog>
  )
}

/** The password is shown only in the tab that generated it, elsewhere only since when there is one. */
function ContactPassword({ contact, onSetPassword, accountDeletion }: ContactDialogProps) {
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
        <Button look="quiet" className="px-2.5!" onClick={() => onSetPassword(contact)}>
          Set New Password
        </Button>
        {customerId && (
          <Button
            look="quiet"
            className="px-2.5!"
            onClick={() => accountDeletion.ask({ id: customerId, name })}
          >
            {accountDeletion.going ? 'Deleting...' : 'Delete Account'}
          </Button>
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
