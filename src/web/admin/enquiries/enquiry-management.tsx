import { Suspense } from 'react'
import { Await } from 'react-router'
import type { OfficeHandle } from '../admin-layout.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { officeMeta } from '../office-meta.ts'
import { EnquiriesSkeleton, EnquiryRowsSkeleton } from './enquiries-skeleton.tsx'
import { EnquiryFilters } from './enquiry-filters.tsx'
import { enquiryQueryOf } from './enquiry-table-query.ts'
import { findEnquiryListing } from './find-enquiry-listing.ts'
import { ListedEnquiries } from './listed-enquiries.tsx'
import type { Route } from './+types/enquiry-management.ts'

export const meta = () => officeMeta('Enquiries')
export const handle: OfficeHandle = { skeleton: EnquiriesSkeleton }

/** Whoever arrives sees the skeleton at once; whoever is here keeps the old rows until the new are there. */
export async function clientLoader({ url, request }: Route.ClientLoaderArgs) {
  const query = enquiryQueryOf(url.searchParams)
  const listing = findEnquiryListing(query, { signal: request.signal })
  const isHere = location.pathname === url.pathname
  return { query, listing: isHere ? await listing : listing }
}

export default function EnquiryManagement({
  loaderData: { query, listing },
}: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader title="Enquiry Management" />
      <EnquiryFilters query={query} />
      <Suspense fallback={<EnquiryRowsSkeleton />}>
        <Await resolve={listing}>{(listing) => <ListedEnquiries {...{ query, listing }} />}</Await>
      </Suspense>
    </div>
  )
}
