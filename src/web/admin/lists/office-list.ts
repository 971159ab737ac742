import { queryOptions } from '@tanstack/react-query'
import type { Call, InputOf, ResponseOf, Route } from '#contract/call.ts'
import { listLimits } from '#contract/list-limits.ts'
import type { Failure } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { beginRead, queryClient, readKey } from '../session/call-query.ts'

export type Identified = { id: string }

/** What rows are called: one, and several. */
export type Noun = [one: string, several: string]

/** One page of a list as it was read. */
export type Listing<Row, Facts = unknown> = {
  rows: Row[]
  total: number
  page: number
  pages: number
  onPage: number
  /** What the call says besides its rows. */
  facts: Facts
}

export type ListAddress<Query> = {
  path: string
  queryOf: (params: URLSearchParams) => Query
  addressOf: (query: Query) => string
  addressWith: (fields: Partial<Query>) => string
  addressOfRow: (id: string, query?: Query) => string
  isFiltered: (query: Query) => boolean
}

type ListSource<Definition, Query, Row, Facts> = {
  noun: Noun
  /** The call by which a page is read. */
  call: Call<Definition>
  /** A part of the rows, in the words of the call. */
  inputOf: (query: Query, part: Part) => InputOf<Definition>
  /** The same where all rows are wanted, such as for a file. */
  wholeInputOf?: (query: Query, part: Part) => InputOf<Definition>
  rowsOf: (response: ResponseOf<Definition>) => RowsOf<Row, Facts>
  /** Of each page that is read: for what else its response says. */
  onRead?: (response: ResponseOf<Definition>) => void
  /** The screen's words for a list that cannot be read. */
  failureOf: (error: unknown) => Failure
  onPage?: number
}

type Part = { page: number; limit: number }
type RowsOf<Row, Facts> = { rows: Row[]; total?: number | undefined; facts: Facts }

export type OfficeList<Query, Row extends Identified, Facts> = ReturnType<
  typeof officeList<unknown, Query, Row, Facts>
>

export const rowsOnPage = 25

/** A list of the office: its address, its words, and how a page of it is read. */
export function officeList<Definition, Query, Row extends Identified, Facts>(
  address: ListAddress<Query & { page: number }>,
  source: ListSource<Definition, Query & { page: number }, Row, Facts>,
) {
  const { noun, call, inputOf, wholeInputOf = inputOf, rowsOf } = source
  const { failureOf, onRead, onPage = rowsOnPage } = source

  function read(query: Query & { page: number }, { isUnattended = false } = {}) {
    const input = { list: query }
    return queryOptions({
      queryKey: readKey(call, input, { isUnattended }),
      async queryFn({ signal }) {
        const options = { signal, isUnattended }
        const listing = await readPage(query.page, onPage, async (part) => {
          const response = await callApi(call, inputOf(query, part), options)
          onRead?.(response)
          return rowsOf(response)
        })
        // The polls go on from here: the first one is due an interval later.
        if (!isUnattended) {
          queryClient.setQueryData(readKey(call, input, { isUnattended: true }), listing)
        }
        return listing
      },
    })
  }

  return {
    ...address,
    noun,
    call,
    failureOf,
    read,
    /** All rows that the query finds. */
    readAll: (query: Query & { page: number }) =>
      readAllRows(async (part) => {
        const response = await callApi(call, wholeInputOf(query, part))
        const { rows } = rowsOf(response)
        // Not every list names its next part.
        const isMore = rows.length === part.limit || 'next' in Object(response)
        return { rows, isMore }
      }),
    /** Of the route of the list. */
    load: ({ url }: { url: URL }) => beginRead(read(address.queryOf(url.searchParams))),
  }
}

/** The last row of the last page may just have gone: then the page before is the last. */
export async function readPage<Row, Facts>(
  page: number,
  onPage: number,
  readPart: (part: Part) => Promise<RowsOf<Row, Facts>>,
): Promise<Listing<Row, Facts>> {
  const { rows, total = 0, facts } = await readPart({ page, limit: onPage })
  const pages = Math.max(1, Math.ceil(total / onPage))
  if (page > pages) return readPage(pages, onPage, readPart)
  return { rows, total, page, pages, onPage, facts }
}

/** Part after part. What comes in meanwhile moves some into two parts: they count once. */
async function readAllRows<Row extends Identified>(
  readRows: (part: Part) => Promise<{ rows: Row[]; isMore: boolean }>,
) {
  const byId = new Map<string, Row>()
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const { rows, isMore } = await readRows({ page, limit: listLimits.limit })
    for (const row of rows) byId.set(row.id, row)
    isLast = !isMore
  }
  return [...byId.values()]
}

/** With what the server has stored. A row that the filter leaves out now is gone from the rows. */
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

/** In every page of the list that is cached: what has become of a row on a screen of its own. */
export function replaceRow({ path }: Route, row: Identified) {
  queryClient.setQueriesData<Listing<Identified>>(
    {
      predicate: ({ queryKey: [, read, input] }) => read === path && 'list' in Object(input),
    },
    (listing) => listing && withRow(listing, row, true),
  )
}
