import { useQuery } from '@tanstack/react-query'
import { createContext, Fragment, useSyncExternalStore } from 'react'
import { useNavigate, useOutlet, useParams } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { useIsLeft } from '../../ui/use-is-left.ts'
import type { Identified, OfficeList } from './office-list.ts'

/** The row whose item is open beside the list. */
export const OpenItem = createContext<string | undefined>(undefined)

/** From here on there is room for both. */
const wide = '(min-width: 1100px)'

type ListAndItemProps = {
  /** The list alone, with its heading. */
  alone: React.ReactNode
  /** What of it stands beside the item. */
  beside: React.ReactNode
}

/** A list whose items have addresses below its own: beside the open item where there is room. */
export function ListAndItem({ alone, beside }: ListAndItemProps) {
  const item = useOutlet()
  const { id } = useParams()
  const isWide = useSyncExternalStore(onWidth, hasRoom, () => false)
  if (!item) return <Fragment key="alone">{alone}</Fragment>
  return (
    <div key="item" className="list-and-item">
      {isWide && (
        <div className="list-beside @container">
          <OpenItem value={id}>{beside}</OpenItem>
        </div>
      )}
      <div className="@container min-w-0">{item}</div>
    </div>
  )
}

type Neighbours = { newerId: string | null; olderId: string | null }

/**
 * The addresses of the newer and the older one of an item, with the page of the list on which each is
 * where the list is in the order of time; in another order with the page on which the item itself is.
 */
export function useNeighbours<Query, Row extends Identified, Facts>(
  list: OfficeList<Query, Row, Facts>,
  query: Query & { page: number; sort: string },
  item: { id: string; found: Neighbours | undefined },
) {
  const { id, found: { newerId = null, olderId = null } = {} } = item
  const { data } = useQuery({ ...list.read(query), enabled: false })
  const { rows = [], page = query.page, pages = page } = data ?? {}
  const above = rows[0]?.id === id ? Math.max(1, page - 1) : page
  const below = rows.at(-1)?.id === id ? Math.min(pages, page + 1) : page
  const [newerPage, olderPage] = pagesIn(query.sort, [above, below]) ?? [page, page]
  return {
    newer: newerId ? list.addressOfRow(newerId, { ...query, page: newerPage }) : undefined,
    older: olderId ? list.addressOfRow(olderId, { ...query, page: olderPage }) : undefined,
  }
}

/** Of the newer and of the older one. Undefined in an order that is not that of time. */
function pagesIn(sort: string, [above, below]: [number, number]) {
  if (sort === 'newest') return [above, below] as const
  return sort === 'oldest' ? ([below, above] as const) : undefined
}

type WhenDeleted = {
  /** What opens beside the list. */
  next: string | undefined
  listAddress: string
}

/** Leads on from an item that was deleted, unless it was left before the response. */
export function useLeaveDeleted({ next, listAddress }: WhenDeleted) {
  const navigate = useNavigate()
  const isLeft = useIsLeft()
  return () => {
    if (isLeft.current) return
    void navigate((hasRoom() ? next : undefined) ?? listAddress, { replace: true })
  }
}

/** False on a narrow screen that shows an item alone. */
export function isListShown({ id }: { id?: string | undefined }) {
  return id === undefined || hasRoom()
}

/** Of the route of the list: opening another item does not read the list again. */
export function shouldReadList({ currentUrl, nextUrl, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search !== nextUrl.search || nextParams['id'] === undefined
}

/** True where the list stands beside the item that is open. */
function hasRoom() {
  return matchMedia(wide).matches
}

function onWidth(listener: () => void) {
  const media = matchMedia(wide)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
