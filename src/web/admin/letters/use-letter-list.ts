import { useFreshListing } from '../tables/use-fresh-listing.ts'
import { findLetterListing } from './find-letter-listing.ts'
import type { LetterListing } from './find-letter-listing.ts'
import type { LetterTableQuery } from './letter-table-query.ts'

/** Soon enough to watch a letter leave. */
const interval = 10_000

/** The letters as they were loaded, and then, while some are on their way, as they have become. */
export function useLetterList(query: LetterTableQuery, loaded: LetterListing, isHeld: boolean) {
  const { listing } = useFreshListing(loaded, {
    interval,
    async find({ isMailSetUp, rows }) {
      const isMoving = isMailSetUp && rows.some(({ state }) => state === 'waiting')
      if (!isMoving || isHeld) return undefined
      return findLetterListing(query, { isUnattended: true })
    },
  })
  return listing
}
