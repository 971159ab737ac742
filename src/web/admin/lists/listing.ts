import type { Failure } from '../session/api-error.ts'
import type { ReadOptions } from '../session/send-call.ts'

export type Identified = { id: string }

/** One page of a list as it was read. A list that cannot be read is empty, and says why. */
export type Listing<Row, Facts = unknown> = {
  rows: Row[]
  total: number
  page: number
  pages: number
  onPage: number
  /** What the call says besides its rows. */
  facts: Facts
  failure?: Failure
}

/** How one list is read. */
export type ListSource<Row, Facts> = {
  ask: (part: { page: number; limit: number }) => Promise<Answer<Row, Facts>>
  /** What counts while nothing could be read. */
  facts: Facts
  failureOf: (error: unknown) => Failure
  onPage?: number
}

type Answer<Row, Facts> = { rows: Row[]; total: number | undefined; facts: Facts }

export const rowsOnPage = 25

export async function findListing<Row, Facts>(
  page: number,
  source: ListSource<Row, Facts>,
  { signal }: ReadOptions,
): Promise<Listing<Row, Facts>> {
  const { facts, onPage = rowsOnPage } = source
  try {
    return await readPage(page, onPage, source)
  } catch (error) {
    const none = { rows: [], total: 0, page: 1, pages: 1, onPage, facts }
    return signal?.aborted ? none : { ...none, failure: source.failureOf(error) }
  }
}

/** The last row of the last page may just have gone: then the page before is the last. */
async function readPage<Row, Facts>(
  page: number,
  onPage: number,
  source: ListSource<Row, Facts>,
): Promise<Listing<Row, Facts>> {
  const { rows, total = 0, facts } = await source.ask({ page, limit: onPage })
  const pages = Math.max(1, Math.ceil(total / onPage))
  return page > pages
    ? readPage(pages, onPage, source)
    : { rows, total, page, pages, onPage, facts }
}

/** With what the server has stored. What the filter leaves out now is gone from the rows. */
export function withRow<Row extends Identified, Facts>(
  listing: Listing<Row, Facts>,
  changed: Row,
  isListed: boolean,
): Listing<Row, Facts> {
  const rows = listing.rows.flatMap((row) => {
    if (row.id !== changed.id) return [row]
    return isListed ? [changed] : []
  })
  return { ...listing, rows, total: listing.total - (listing.rows.length - rows.length) }
}

export function isSameListing(one: Listing<unknown>, other: Listing<unknown>) {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** How many have come since: what is told instead of rows that jump. */
export function countNew(shown: Listing<unknown>, fresh: Listing<unknown>) {
  return Math.max(0, fresh.total - shown.total)
}
