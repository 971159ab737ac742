import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { timeText } from '../../ui/format.ts'
import { MailAddress } from '../../ui/mail-address.tsx'
import { Detail, DetailList } from '../tables/detail-list.tsx'
import { ConsentDetail } from '../consents/consent-detail.tsx'
import { StatusSelect } from './status-select.tsx'
import { SuspectMark } from '../tables/suspect-mark.tsx'

type EnquiryDetailsProps = {
  enquiry: Enquiry
  done: string
  isBusy: boolean
  onStatus: (screen: string) => void
  onConsent: (enquiry: Enquiry) => void
}

export function EnquiryDetails(props: EnquiryDetailsProps) {
  const { enquiry, done, isBusy, onStatus, onConsent } = props
  const { name, email, phone, company, createdAt, status, reference } = enquiry
  return (
    <DetailList>
      <Detail name="Name">
        <span className="font-semibold">{name}</span>
        {enquiry.isSuspect && <SuspectMark />}
      </Detail>
      <Detail name="Email">
        <MailAddress email={email} />
      </Detail>
      <Detail name="Phone">
        <a href={`tel:${phone}`} className="text-action">
          {phone}
        </a>
      </Detail>
      <Detail name="Company">
        {company ?? <span className="text-ink-soft">Not provided</span>}
      </Detail>
      <Detail name="Product">
        <EnquiredProduct enquiry={enquiry} />
      </Detail>
      <Detail name="Date Submitted">
        <time dateTime={createdAt}>{timeText(createdAt)}</time>
      </Detail>
      <Detail name="Reference">{reference}</Detail>
      <Detail name="Status">
        <StatusSelect {...{ status, isBusy }} label="Status" onChange={onStatus} />
        <span role="status" className="ml-3 text-leaf">
          {done}
        </span>
      </Detail>
      <ConsentDetail
        consent={enquiry.consent}
        email={email}
        onWithdrawn={(consent) => onConsent({ ...enquiry, consent })}
      />
    </DetailList>
  )
}

/** It may have left the shop since: its page says so. */
function EnquiredProduct({ enquiry: { product, productId } }: { enquiry: Enquiry }) {
  if (!productId) return product
  return (
    <a
      href={`/products-details/${encodeURIComponent(productId)}`}
      target="_blank"
      rel="noopener"
      className="text-action"
    >
      {product}
    </a>
  )
}
