import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import type { EnquiryListing } from './find-enquiry-listing.ts'
import { asScreenStatus } from './screen-status.ts'
import type { ScreenStatus } from './screen-status.ts'

/** With what the server has stored. What the filter leaves out now is gone from the rows. */
export function withEnquiry(
  listing: EnquiryListing,
  enquiry: Enquiry,
  filter: ScreenStatus | '',
): EnquiryListing {
  const isShown = !filter || asScreenStatus(enquiry.status) === filter
  const rows = listing.rows.flatMap((row) => {
    if (row.id !== enquiry.id) return [row]
    return isShown ? [enquiry] : []
  })
  return { ...listing, rows, total: listing.total - (listing.rows.length - rows.length) }
}

export function isSameListing(one: EnquiryListing, other: EnquiryListing) {
  return (
    !one.failure === !other.failure &&
    one.total === other.total &&
    one.page === other.page &&
    JSON.stringify(one.rows) === JSON.stringify(other.rows)
  )
}

/** How many have come since: what is told instead of rows that jump. */
export function countNew(shown: EnquiryListing, fresh: EnquiryListing) {
  return Math.max(0, fresh.total - shown.total)
}
