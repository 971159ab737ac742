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
import { DetailList, DetailPart, PhoneLink } from '../lists/detail-list.tsx'
import { downloadFile } from '../session/call-api.ts'
import { ReplyAttachments } from '../submissions/history-part.tsx'
import { AccountsOfCustomer } from './accounts-of-customer.tsx'
import { customerPath } from './customer-list.ts'
import { MergedRecords } from './customer-merges.tsx'

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
          'E-mail': linesOf(emails, mailLink),
          Phone: linesOf(phones, phoneLink),
          'GST number': linesOf(gstNumbers, gstFacts),
          Account: accounts.length > 0 ? undefined : 'None',
          Offers: linesOf(consents, consentText) ?? 'Never agreed',
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

/** Nothing where there are none. */
function linesOf<Item>(items: Item[], show: (item: Item) => React.ReactNode) {
  if (items.length === 0) return null
  return (
    <ul>
      {items.map((item, at) => (
        <li key={at}>{show(item)}</li>
      ))}
    </ul>
  )
}

function mailLink(email: string) {
  return (
    <a href={`mailto:${email}`} className="text-action">
      <MailAddress email={email} />
    </a>
  )
}

function phoneLink(phone: string) {
  return <PhoneLink phone={phone} />
}

function gstFacts({ number, state, pan }: GstNumber) {
  return (
    <>
      <span className="figures">{number}</span>
      <span className="block text-ink-soft">
        {[state, pan && `PAN ${pan}`].filter(Boolean).join(' · ')}
      </span>
    </>
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
