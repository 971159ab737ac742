import { use, useRef } from 'react'
import { countOf, countText } from '#contract/count-text.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/display/empty-state.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { RetryButton } from '../frame/read-state.tsx'
import { Failures } from './failures.tsx'
import { useFocusFallback } from './row-focus.ts'
import type { Failure } from '../session/api-error.ts'
import { OpenItem } from './list-and-item.tsx'
import type { Identified, Listing, Noun } from './office-list.ts'
import type { RowFailure } from '../trash/subject-failure.tsx'
import { useRowShortcuts } from './row-shortcuts.ts'

/** What `useList` gives. */
type ShownList<Row> = {
  noun: Noun
  listing: Listing<Row> | undefined
  rows: Row[]
  failure: Failure | undefined
  canRetry: boolean
  retry: () => Promise<unknown>
  isChanging: boolean
  /** Rows that have come meanwhile and wait to be shown. */
  news: { count: number; show: () => void }
  addressOfPage: (page: number) => string
}

type ListViewProps<Row extends Identified> = {
  label: string
  list: ShownList<Row>
  /** In place of the rows before they are read. */
  skeleton: React.ReactNode
  /** Why something that was tried with the rows did not work. */
  failures?: (RowFailure | undefined)[]
  /** Other banners. */
  banners?: React.ReactNode
  /** In place of the plain count. */
  head?: React.ReactNode
  empty: React.ReactNode
  section?: React.RefObject<HTMLElement | null>
  /** The rows: shown where there are any. */
  rows: React.ReactNode
  /** Dialogs. */
  children?: React.ReactNode
}

/** One page of a list in all its states. */
export function ListView<Row extends Identified>(props: ListViewProps<Row>) {
  const { label, list, failures = [], banners, section, children } = props
  const { failure, news, listing } = list
  const own = useRef<HTMLElement>(null)
  const root = section ?? own
  useFocusFallback(list.rows)
  const isAlone = use(OpenItem) === undefined
  useRowShortcuts(root, isAlone ? list.retry : undefined)
  return (
    <section ref={root} aria-label={label} className="flex flex-col gap-3">
      {failure && (
        <Banner {...failure}>{list.canRetry && <RetryButton onRetry={list.retry} />}</Banner>
      )}
      <Failures failures={failures} className="sticky top-14 z-10 md:top-0" />
      {banners}
      <NewRows {...news} noun={list.noun} />
      {listing && <ListedPage {...props} listing={listing} />}
      {!listing && !failure && props.skeleton}
      {children}
    </section>
  )
}

type ListedPageProps<Row extends Identified> = ListViewProps<Row> & { listing: Listing<Row> }

function ListedPage<Row extends Identified>(props: ListedPageProps<Row>) {
  const { listing, list, head, rows, empty } = props
  const { total, page, pages } = listing
  return (
    <>
      {total > 0 && (head ?? <ListCount listing={listing} noun={list.noun} />)}
      <div className={list.isChanging ? 'opacity-50 transition-opacity delay-150' : ''}>
        {listing.rows.length > 0 && rows}
        {total === 0 && empty}
      </div>
      <Pager {...{ page, pages }} label="Pages" addressOf={list.addressOfPage} />
    </>
  )
}

type EmptyListProps = {
  list: { isFiltered: boolean }
  title: string
  hint: string
  filteredHint?: string
  /** Where all rows are. */
  to: string
  toText?: string
  /** What to do while there are no rows at all. */
  children?: React.ReactNode
}

export function EmptyList(props: EmptyListProps) {
  const { list, title, hint, filteredHint, to, toText = 'Clear Filters', children } = props
  if (!list.isFiltered) return <EmptyState {...{ title, hint, children }} />
  return (
    <EmptyState title={title} {...(filteredHint ? { hint: filteredHint } : {})}>
      <ButtonLink to={to}>{toText}</ButtonLink>
    </EmptyState>
  )
}

/** Spoken whenever a filter changes it. */
export function ListCount<Row>({ listing, noun }: { listing: Listing<Row>; noun: Noun }) {
  const { rows, total, page, onPage } = listing
  const first = (page - 1) * onPage + 1
  const [one, several] = noun
  return (
    <p role="status" className="text-sm text-ink-soft figures">
      {total > rows.length
        ? `${countText(first)}–${countText(first + rows.length - 1)} of ${countText(total)} ${several}`
        : countOf(total, one, several)}
    </p>
  )
}

type NewRowsProps = { count: number; noun: Noun; show: () => void }

/** Quiet: the rows stay where they are until somebody wants the new ones. */
function NewRows({ count, noun: [one, several], show }: NewRowsProps) {
  return (
    <div role="status" className="empty:-mb-3">
      {count > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 border-l-4 border-blue bg-blue-wash py-1 pr-1 pl-4 text-sm font-semibold text-blue">
          {countOf(count, `new ${one}`, `new ${several}`)}
          <Button look="quiet" onClick={show} className="px-2.5!">
            Show
          </Button>
        </p>
      )}
    </div>
  )
}
