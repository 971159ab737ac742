import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { useEvery } from '../frame/use-every.ts'
import { countNew, isSameListing, withEnquiry } from './enquiry-listing-rules.ts'
import type { EnquiryTableQuery } from './enquiry-table-query.ts'
import { findEnquiryListing } from './find-enquiry-listing.ts'
import type { EnquiryListing } from './find-enquiry-listing.ts'
import { pollInterval } from './use-unread-poll.ts'

type Kept = { of: EnquiryListing; shown: EnquiryListing; fresh?: EnquiryListing }

/**
 * The rows as they were loaded, with what has changed since. What has come meanwhile is shown at
 * once, or waits while the hand is on the rows.
 */
export function useEnquiryList(
  query: EnquiryTableQuery,
  loaded: EnquiryListing,
  isHeld: () => boolean,
) {
  const [kept, setKept] = useState<Kept>({ of: loaded, shown: loaded })
  const { shown, fresh } = kept.of === loaded ? kept : { shown: loaded }
  const { revalidate } = useRevalidator()
  const now = useRef({ loaded, shown })
  useEffect(() => {
    now.current = { loaded, shown }
  })

  useEvery(pollInterval, async () => {
    const found = await findEnquiryListing(query, { isUnattended: true })
    // Another page may have been chosen while this one was on its way.
    if (found.failure || now.current.loaded !== loaded) return
    const { shown } = now.current
    if (isSameListing(shown, found)) setKept({ of: loaded, shown })
    else setKept({ of: loaded, ...(isHeld() ? { shown, fresh: found } : { shown: found }) })
  })

  function replace(enquiry: Enquiry) {
    const { loaded, shown } = now.current
    const changed = withEnquiry(shown, enquiry, query.status)
    now.current = { loaded, shown: changed }
    setKept({ of: loaded, shown: changed })
    // A row has left: another one may take its place.
    if (changed.total < shown.total) void revalidate()
  }

  return {
    listing: shown,
    newCount: fresh ? countNew(shown, fresh) : 0,
    showNew: () => fresh && setKept({ of: loaded, shown: fresh }),
    replace,
  }
}
