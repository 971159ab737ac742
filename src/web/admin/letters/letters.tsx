import { Suspense } from 'react'
import { Await } from 'react-router'
import type { OfficeHandle } from '../admin-layout.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { officeMeta } from '../office-meta.ts'
import { findLetterListing } from './find-letter-listing.ts'
import { LetterFilter } from './letter-filter.tsx'
import { letterQueryOf } from './letter-table-query.ts'
import { LetterRowsSkeleton, LettersSkeleton } from './letters-skeleton.tsx'
import { ListedLetters } from './listed-letters.tsx'
import type { Route } from './+types/letters.ts'

export const meta = () => officeMeta('Letters')
export const handle: OfficeHandle = { skeleton: LettersSkeleton }

/** Whoever arrives sees the skeleton at once; whoever is here keeps the old rows until the new are there. */
export async function clientLoader({ url, request }: Route.ClientLoaderArgs) {
  const query = letterQueryOf(url.searchParams)
  const listing = findLetterListing(query, { signal: request.signal })
  const isHere = location.pathname === url.pathname
  return { query, listing: isHere ? await listing : listing }
}

export default function Letters({ loaderData: { query, listing } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader title="Letters" subtitle="What the site writes to sales and to customers">
        <div className="w-full sm:w-auto">
          <LetterFilter query={query} />
        </div>
      </ScreenHeader>
      <Suspense fallback={<LetterRowsSkeleton />}>
        <Await resolve={listing}>{(listing) => <ListedLetters {...{ query, listing }} />}</Await>
      </Suspense>
    </div>
  )
}
