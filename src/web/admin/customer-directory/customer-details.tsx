import { Link } from 'react-router'
import { contactCalls } from '#contract/contacts/contact-calls.ts'
import { customerNameOf } from '#contract/customer-directory/customer-record.ts'
import type {
  CustomerConsent,
  CustomerDocument,
  CustomerRecordPage,
  GstNumber,
} from '#contract/customer-directory/customer-record.ts'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import { timeText } from '../../ui/format.ts'
import { MailAddress } from '../../ui/mail-address.tsx'
import { DetailList, DetailPart } from '../lists/detail-list.tsx'
import { downloadFile } from '../session/call-api.ts'
import { ReplyAttachments } from '../submissions/reply-attachments.tsx'
import { AccountsOfCustomer } from './accounts-of-customer.tsx'
import { customerPath } from './customer-list.ts'
import { MergedRecords } from './merged-records.tsx'

/** The facts of a customer, beside the timeline. */
export function CustomerDetails({ customer }: { customer: CustomerRecordPage }) {
  const { name, company, emails, phones, gstNumbers, accounts, consents, documents } = customer
  return (
    <>
      <h2 className="sr-only">Details</h2>
      <DetailList
        details={{
          Name: name && <bdi>{name}</bdi>,
          Company: company && <bdi>{company}</bdi>,
          'E-mail': emails.length > 0 ? <Emails emails={emails} /> : null,
          Phone: phones.length > 0 ? <Phones phones={phones} /> : null,
          'GST number': gstNumbers.length > 0 ? <GstNumbers numbers={gstNumbers} /> : null,
          Account: accounts.length > 0 ? undefined : 'None',
          Offers:
            consents.length > 0 ? <Lines lines={consents.map(consentText)} /> : 'Never agreed',
          'Known since': timeText(customer.createdAt),
        }}
      />
      <AccountsOfCustomer accounts={accounts} />
      <Branches customer={customer} />
      <MergedRecords merges={customer.merges} />
      {documents.length > 0 && <Documents documents={documents} />}
    </>
  )
}

function Emails({ emails }: { emails: string[] }) {
  return (
    <ul>
      {emails.map((email) => (
        <li key={email}>
          <a href={`mailto:${email}`} className="text-action">
            <MailAddress email={email} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Phones({ phones }: { phones: string[] }) {
  return (
    <ul>
      {phones.map((phone) => (
        <li key={phone}>
          <a href={`tel:${phone}`} className="text-action">
            {phone}
          </a>
        </li>
      ))}
    </ul>
  )
}

function GstNumbers({ numbers }: { numbers: GstNumber[] }) {
  return (
    <ul>
      {numbers.map(({ number, state, pan }) => (
        <li key={number}>
          <span className="tabular-nums">{number}</span>
          <span className="block text-ink-soft">
            {[state, pan && `PAN ${pan}`].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function consentText({ email, agreedAt, withdrawnAt }: CustomerConsent) {
  const state = withdrawnAt ? `withdrawn ${timeText(withdrawnAt)}` : `agreed ${timeText(agreedAt)}`
  return `${email}: ${state}`
}

/** Other records of the same PAN. */
function Branches({ customer: { branches } }: { customer: CustomerRecordPage }) {
  const byPan = Map.groupBy(branches, ({ pan }) => pan)
  return [...byPan].map(([pan, branches]) => (
    <DetailPart key={pan} title={`Branches of PAN ${pan}`}>
      <ul className="border-t border-hairline text-sm">
        {branches.map(({ id, gstNumber, state, ...record }) => (
          <li key={gstNumber} className="border-b border-hairline py-1.5">
            <Link to={customerPath(id)} className="text-action wrap-anywhere">
              <bdi>{customerNameOf(record)}</bdi>
            </Link>
            <p className="text-ink-soft">{state ? `${gstNumber} · ${state}` : gstNumber}</p>
          </li>
        ))}
      </ul>
    </DetailPart>
  ))
}

function Documents({ documents }: { documents: CustomerDocument[] }) {
  return (
    <DetailPart title="Documents">
      <ReplyAttachments
        attachments={documents}
        download={(attachmentId) => {
          const { kind, id } =
            documents.find(({ id }) => id === attachmentId)?.submission ?? nothingOpened
          const call =
            kind === 'enquiry' ? enquiryCalls.findAttachment : contactCalls.findAttachment
          return downloadFile(call, { id, attachmentId })
        }}
      />
    </DetailPart>
  )
}

const nothingOpened = { kind: 'enquiry', id: '' } as const
