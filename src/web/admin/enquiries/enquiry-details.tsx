import { Link } from 'react-router'
import { countText } from '#contract/count-text.ts'
import { enquiryProductText } from '#contract/enquiries/enquiry.ts'
import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { timeText } from '../../ui/format.ts'
import { MailAddress } from '../../ui/mail-address.tsx'
import { CustomerLink } from '../customer-directory/customer-link.tsx'
import { followUpDetails } from '../follow-ups/follow-up-details.tsx'
import type { FollowUpChange } from '../follow-ups/follow-up-details.tsx'
import { SuspectMark } from '../lists/badges.tsx'
import { OthersLink, PhoneLink, SiteLink } from '../lists/detail-list.tsx'
import { enquiryList } from './enquiry-list.ts'
import { StatusSelect } from './enquiry-changes.tsx'
import type { StatusChange } from './enquiry-changes.tsx'

export type EnquiryDetailsProps = {
  enquiry: Enquiry
  /** The text of what has just been stored. */
  done: string
  statusChange: StatusChange
  followUp: FollowUpChange
}

/** What is worked with, by its names. */
export function enquiryState({ enquiry, done, statusChange, followUp }: EnquiryDetailsProps) {
  return {
    Phone: <PhoneLink phone={enquiry.phone} />,
    Status: (
      <div className="flex flex-wrap items-center gap-x-3">
        <StatusSelect {...{ enquiry }} label="Status" change={statusChange} />
        <span role="status" className="text-leaf">
          {done}
        </span>
      </div>
    ),
    ...followUpDetails({ row: enquiry, change: followUp }),
  }
}

/** The facts of an enquiry by their names. */
export function enquiryDetails(enquiry: Enquiry) {
  const { id, email, createdAt } = enquiry
  return {
    Name: (
      <>
        <bdi className="font-semibold">{enquiry.name}</bdi>
        {enquiry.isSuspect && <SuspectMark />}
      </>
    ),
    Email: <MailAddress email={email} />,
    Company: enquiry.company && (
      <>
        <bdi>{enquiry.company}</bdi>
        <OthersLink
          to={enquiryList.addressWith({ company: enquiry.company })}
          text="From this company"
        />
      </>
    ),
    'GST Number': enquiry.gstNumber ?? undefined,
    Customer: enquiry.customer ? <CustomerLink customer={enquiry.customer} /> : undefined,
    'PIN code': enquiry.pinCode ?? undefined,
    ...subjectDetails(enquiry),
    'Date Submitted': <time dateTime={createdAt}>{timeText(createdAt)}</time>,
    Reference: (
      <Link to={enquiryList.addressOfRow(id)} className="text-action">
        {enquiry.reference}
      </Link>
    ),
  }
}

function subjectDetails({ product, productId, products, quantity }: Enquiry) {
  if (products.length > 0) {
    return {
      Products: (
        <ul className="space-y-2">
          {products.map((product) => (
            <li key={product.productId}>
              <ProductLinks id={product.productId} name={enquiryProductText(product)} />
            </li>
          ))}
        </ul>
      ),
      // A call can give one for all of them.
      ...(quantity && { Quantity: countText(quantity) }),
    }
  }
  return {
    Product: productId ? <ProductLinks id={productId} name={product} /> : product,
    ...(quantity && { Quantity: countText(quantity) }),
  }
}

/** Where a product was withdrawn since, its page says so. */
function ProductLinks({ id, name }: { id: string; name: string }) {
  return (
    <>
      <SiteLink to={`/products-details/${encodeURIComponent(id)}`}>{name}</SiteLink>
      <OthersLink to={enquiryList.addressWith({ productId: id })} text="About this product" />
    </>
  )
}
