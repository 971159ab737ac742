import type { Contact } from '#contract/contacts/contact.ts'
import { timeText } from '../../ui/format.ts'
import { MailAddress } from '../../ui/mail-address.tsx'
import { SuspectMark } from '../tables/suspect-mark.tsx'
import { Detail, DetailList, DetailPart } from '../tables/detail-list.tsx'
import { ConsentDetail } from '../consents/consent-detail.tsx'
import type { RowDeletion } from '../tables/use-row-deletion.ts'
import { ContactPassword } from './contact-password.tsx'
import { ContactStatusSelect } from './contact-status-select.tsx'
import { ContactTypeBadge } from './contact-type-badge.tsx'
import type { NamedAccount } from './delete-account-dialog.tsx'
import type { ContactStatusChange } from './use-contact-status.ts'

type ContactDetailsProps = {
  contact: Contact
  status: ContactStatusChange
  onSetPassword: (contact: Contact) => void
  accountDeletion: RowDeletion<NamedAccount>
  onConsent: (contact: Contact) => void
}

export function ContactDetails(props: ContactDetailsProps) {
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
