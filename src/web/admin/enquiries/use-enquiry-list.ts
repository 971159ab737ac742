import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { pollInterval } from '../frame/use-every.ts'
import { useFreshListing } from '../tables/use-fresh-listing.ts'
import type { EnquiryTableQuery } from './enquiry-table-query.ts'
import { findEnquiryListing } from './find-enquiry-listing.ts'
import type { EnquiryListing } from './find-enquiry-listing.ts'
import { asScreenStatus } from './screen-status.ts'

/** New enquiries come into it by themselves. */
export function useEnquiryList(
  query: EnquiryTableQuery,
  loaded: EnquiryListing,
  isHeld: () => boolean,
) {
  const { replace, ...list } = useFreshListing(loaded, {
    interval: pollInterval,
    find: () => findEnquiryListing(query, { isUnattended: true }),
    isHeld,
  })
  return {
    ...list,
    replace(enquiry: Enquiry) {
      replace(enquiry, !query.status || asScreenStatus(enquiry.status) === query.status)
    },
  }
}
