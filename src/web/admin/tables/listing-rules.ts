import type { Failure } from '../session/api-error.ts'
import type { PageRead } from './read-page.ts'

export type Listing = PageRead<{ id: string }> & { failure?: Failure }
export type RowOf<Found extends Listing> = Found['rows'][number]

/** With what the server has stored. What the filter leaves out now is gone from the rows. */
export function withRow<Found extends Listing>(
  listing: Found,
  changed: RowOf<Found>,
  isListed: boolean,
): Found {
  const rows = listing.rows.flatMap((row) => {
    if (row.id !== changed.id) return [row]
    return isListed ? [changed] : []
  })
  return { ...listing, rows, total: listing.total - (listing.rows.length - rows.length) }
}

export function isSameListing(one: Listing, other: Listing) {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** How many have come since: what is told instead of rows that jump. */
export function countNew(shown: Listing, fresh: Listing) {
  return Math.max(0, fresh.total - shown.total)
}
