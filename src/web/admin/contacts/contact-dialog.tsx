import { useState } from 'react'
import type { Contact } from '#contract/contacts/contact.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { OfficeDialog } from '../../ui/office-dialog.tsx'
import { timeText } from '../../ui/format.ts'
import { MailAddress } from '../../ui/mail-address.tsx'
import { ConsentDetail } from '../consents/consent-detail.tsx'
import { DetailList, DetailPart, SuspectMark } from '../lists/detail-list.tsx'
import type { RowDeletion } from '../lists/row-deletion.tsx'
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
  onClose: () => void
}

export function ContactDialog(props: ContactDialogProps) {
  const { contact, status, deletion, accountDeletion, onSetPassword, onConsent, onClose } = props
  const { name, email, phone, company, gstNumber, type } = contact
  const mailto = mailtoOf(contact)
  const failures = [status.failure, deletion.failure, accountDeletion.failure]
  return (
    <OfficeDialog
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
          {type === 'new' && <Button onClick={() => onSetPassword(contact)}>Set Password</Button>}
          {mailto && (
            <ButtonAnchor look="action" href={mailto}>
              Email
            </ButtonAnchor>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {failures.map((failure) => failure && <Banner key={failure.title} {...failure} />)}
        <DetailList
          details={{
            Name: name ?? missing,
            Email: email ? <MailAddress email={email} /> : missing,
            Phone: phone ?? missing,
            Company: company ?? missing,
            'GST Number': gstNumber ?? missing,
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
          <ConsentDetail
            consent={contact.consent}
            email={email}
            onWithdrawn={(consent) => onConsent({ ...contact, consent })}
          />
        </DetailList>
        <DetailPart title="Message">
          <p className="whitespace-pre-line text-pretty wrap-anywhere">{contact.message}</p>
        </DetailPart>
      </div>
    </OfficeDialog>
  )
}

const missing = <span className="text-ink-soft">Not provided</span>

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
