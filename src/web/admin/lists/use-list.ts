import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { isForbidden } from '../session/api-error.ts'
import { outdate, pollEvery, queryClient } from '../session/call-query.ts'
import { withRow } from './office-list.ts'
import type { Identified, Listing, OfficeList } from './office-list.ts'

type Freshness<Row, Facts> = {
  /** Between two polls, other than usual. */
  interval?: number
  /** False while it is not worth asking again. */
  isDue?: (shown: Listing<Row, Facts>) => boolean
  /** True while somebody uses a control in the rows: new rows wait until then. */
  isHeld?: () => boolean
}

/** A page of a list as its address asks for it, with what has changed since it was read. */
export function useList<Query extends object, Row extends Identified, Facts>(
  list: OfficeList<Query, Row, Facts>,
  freshness: Freshness<Row, Facts> = {},
) {
  const { query, show, addressOf, addressSortedBy } = useListAddress(list)
  const read = list.read(query)
  // The loader of the route begins the read, and `outdate` another one.
  const found = useQuery({ ...read, staleTime: Infinity, placeholderData: keepPreviousData })
  const { data: listing, isPlaceholderData } = found
  const error = useLastError(found)
  // What was read before a failure stays in sight.
  const isRead = listing !== undefined && !isPlaceholderData
  const isHidden = error !== null && !isRead
  const shown = { data: isRead ? listing : undefined, dataUpdatedAt: found.dataUpdatedAt }
  const news = useNews(list, query, shown, freshness)

  /** What the server has stored, which the filter may leave out now. */
  function replace(row: Row, isListed: boolean) {
    void queryClient.cancelQueries(list.read(query, { isUnattended: true }))
    queryClient.setQueryData(read.queryKey, (shown) => shown && withRow(shown, row, isListed))
    // Another row may take its place.
    if (!isListed) void outdate([list.call])
  }

  return {
    query,
    show,
    listing: isHidden ? undefined : listing,
    rows: (isHidden ? undefined : listing?.rows) ?? [],
    facts: listing?.facts,
    failure: error ? failureIn(error, list) : undefined,
    canRetry: !isForbidden(error),
    retry: () => found.refetch(),
    /** The rows are still those of the address before. */
    isChanging: isPlaceholderData,
    news,
    noun: list.noun,
    path: list.path,
    isFiltered: list.isFiltered(query),
    addressOf,
    sorting: { current: 'sort' in query ? String(query.sort) : '', addressOf: addressSortedBy },
    addressOfPage: (page: number) => addressOf({ ...query, page }),
    replace,
    remove: (row: Row) => replace(row, false),
  }
}

function failureIn(
  error: Error,
  { failureOf }: Pick<OfficeList<never, never, never>, 'failureOf'>,
) {
  return isForbidden(error) ? { title: error.message } : failureOf(error)
}

type Addresses<Query> = {
  path: string
  queryOf: (params: URLSearchParams) => Query & { page: number }
  addressOf: (query: Query & { page: number }) => string
}

/**
 * What the address says, or is about to say, and how to choose something else. An item that is open
 * beside the list stays open.
 */
export function useListAddress<Query extends object>(list: Addresses<Query>) {
  const navigate = useNavigate()
  const { location: next } = useNavigation()
  const { pathname, search } = useLocation()
  const isPushing = useRef(false)
  const isHere = next?.pathname === pathname
  const params = new URLSearchParams(isHere ? next.search : search)
  const query = list.queryOf(params)

  function addressOf(query: Query & { page: number }) {
    return list.addressOf(query).replace(list.path, pathname)
  }

  /** The first page of the same rows in another order. */
  function addressSortedBy(sort: string) {
    const sorted = list.queryOf(withSort(params, sort))
    return addressOf({ ...sorted, page: 1 })
  }

  function show(changes: Partial<Query & { page: number }>, { replace = false } = {}) {
    // A choice that follows another at once shares its entry in the history: Back undoes both.
    isPushing.current = !replace || (isHere && isPushing.current)
    void navigate(addressOf({ ...query, page: 1, ...changes }), {
      replace: !isPushing.current,
      preventScrollReset: true,
    })
  }

  return { query, show, addressOf, addressSortedBy }
}

type Found = { error: Error | null; isPending: boolean; errorUpdateCount: number }

function withSort(params: URLSearchParams, sort: string) {
  const sorted = new URLSearchParams(params)
  sorted.set('sort', sort)
  return sorted
}

/** The failure stays visible while the list is read again. */
function useLastError({ error, isPending, errorUpdateCount }: Found) {
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  return isPending && errorUpdateCount > 0 ? last : error
}

type Shown<Row, Facts> = { data: Listing<Row, Facts> | undefined; dataUpdatedAt: number }

/** Asks again by itself. New rows are shown at once, or wait while a control in the rows is used. */
function useNews<Query extends object, Row extends Identified, Facts>(
  list: OfficeList<Query, Row, Facts>,
  query: Query & { page: number },
  shown: Shown<Row, Facts>,
  { interval, isDue = () => true, isHeld = () => false }: Freshness<Row, Facts>,
) {
  const { data: fresh, dataUpdatedAt } = useQuery({
    ...list.read(query, { isUnattended: true }),
    ...pollEvery(interval),
    enabled: shown.data !== undefined && isDue(shown.data),
    refetchOnMount: false,
  })
  const isNewer = fresh !== undefined && dataUpdatedAt > shown.dataUpdatedAt
  const show = () => void (isNewer && queryClient.setQueryData(list.read(query).queryKey, fresh))
  const showUnlessHeld = useEffectEvent(() => {
    if (!isHeld()) show()
  })
  useEffect(() => showUnlessHeld(), [dataUpdatedAt])
  const count = isNewer ? Math.max(0, fresh.total - (shown.data?.total ?? 0)) : 0
  return { count, show }
}

/** Rows that come while the choices of a select are open would move it away from them. */
export function isChoosingIn(section: HTMLElement | null) {
  return Boolean(section?.querySelector('[role=combobox][aria-expanded=true]'))
}
