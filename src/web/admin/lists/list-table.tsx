import { use, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { OpenItem } from './list-and-item.tsx'
import type { Identified } from './office-list.ts'
import { returnedLook, revealRow } from './row-focus.ts'
import { selectedLook } from './row-selection.tsx'
import { openPressedRow } from './row-shortcuts.ts'

export type Column<Row> = {
  head: string
  /** Of head and cells. */
  isRight?: boolean
  /** The two orders of a list that can be sorted by this column, the first press first. */
  sorts?: Sort[]
  className?: string
  /** Of what can only be pressed: not on paper. */
  isUnprinted?: boolean
  cell: (row: Row) => React.ReactNode
}

type Sort = { sort: string; order: 'ascending' | 'descending' }

/** The sort that is chosen, and the address of the list in another. */
type Sorting = { current: string; addressOf: (sort: string) => string }

/** Of a column that the query calls `name`. */
export function sortsBy(name: string): Sort[] {
  return [
    { sort: name, order: 'ascending' },
    { sort: `-${name}`, order: 'descending' },
  ]
}

/** Of the column with the time; the usual order of most lists. */
export const sortsByTime: Sort[] = [
  { sort: 'newest', order: 'descending' },
  { sort: 'oldest', order: 'ascending' },
]

/** The last column: what can be done with each row. */
export function actionsColumn<Row>(
  cell: Column<Row>['cell'],
  className = 'col-span-2',
): Column<Row> {
  return { head: 'Actions', isRight: true, isUnprinted: true, className, cell }
}

type ListTableProps<Row> = {
  label: string
  rows: Row[]
  columns: Column<Row>[]
  sorting?: Sorting | undefined
  /** What the card that a row becomes on a narrow screen is a grid of. */
  cardLook?: string | undefined
  rowLook?: ((row: Row) => string) | undefined
  /** The row that one comes back to. */
  returned?: string | undefined
}

const usualCard = 'grid-cols-[1fr_auto] gap-x-3 gap-y-2'

/**
 * A table from a width of 48rem on, and cards of the same rows below it, hence the roles. The width
 * of the screen beside the navigation counts.
 */
export function ListTable<Row extends Identified>(props: ListTableProps<Row>) {
  const { label, rows, columns, sorting, cardLook = usualCard, rowLook, returned } = props
  const open = use(OpenItem)
  const openRow = useRef<HTMLTableRowElement>(null)
  const isOpenShown = rows.some(({ id }) => id === open)
  useEffect(() => {
    if (isOpenShown && openRow.current) revealRow(openRow.current)
  }, [open, isOpenShown])
  return (
    <table
      role="table"
      aria-label={label}
      className="-mx-4 block w-[calc(100%+2rem)] border-t border-hairline @3xl:-mx-2 @3xl:table @3xl:w-[calc(100%+1rem)] @3xl:border-t-0"
    >
      <thead role="rowgroup" className="sr-only @3xl:not-sr-only @3xl:table-header-group">
        <tr role="row">
          {columns.map((column) => (
            <ColumnHead key={column.head} column={column} sorting={sorting} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block @3xl:table-row-group">
        {rows.map((row) => (
          <tr
            key={row.id}
            role="row"
            ref={row.id === open ? openRow : undefined}
            aria-current={row.id === open ? true : undefined}
            onClick={openPressedRow}
            className={`grid has-[[data-opener]]:cursor-pointer items-center border-b border-hairline px-4 py-3 @3xl:table-row @3xl:hover:bg-sunken ${selectedLook} ${cardLook} ${rowLook?.(row) ?? ''} ${row.id === returned || row.id === open ? returnedLook : ''}`}
          >
            {columns.map(({ head, cell, isRight, isUnprinted, className = '' }) => (
              <td
                key={head}
                role="cell"
                className={`${cellLook} ${isRight ? '@3xl:text-right' : ''} ${className} ${isUnprinted ? 'print:hidden' : ''}`}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const cellLook = '@3xl:px-3 @3xl:py-1.5 @3xl:first:pl-2 @3xl:last:pr-2'

type ColumnHeadProps<Row> = { column: Column<Row>; sorting: Sorting | undefined }

/** Stays in sight while the rows scroll. */
function ColumnHead<Row>({ column, sorting }: ColumnHeadProps<Row>) {
  const { head, sorts, isRight, isUnprinted } = column
  const chosen = sorts?.find(({ sort }) => sort === sorting?.current)
  const next = sorts?.find((sort) => sort !== chosen) ?? chosen
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={chosen?.order}
      className={`${cellLook} bg-paper text-left text-xs font-semibold text-ink-soft @3xl:sticky @3xl:top-0 @3xl:shadow-[inset_0_-1px_0_var(--outline)] ${isRight ? 'text-right' : ''} ${isUnprinted ? 'print:hidden' : ''}`}
    >
      {sorting && next ? (
        <SortLink text={head} order={chosen?.order} to={sorting.addressOf(next.sort)} />
      ) : (
        head
      )}
    </th>
  )
}

type SortLinkProps = { text: string; order: Sort['order'] | undefined; to: string }

/** Cards have no heads to see: there the text alone names the column. */
function SortLink({ text, order, to }: SortLinkProps) {
  return (
    <>
      <span className="@3xl:hidden">{text}</span>
      <Link
        to={to}
        preventScrollReset
        className="hidden text-inherit no-underline hover:text-ink hover:underline @3xl:inline-block @3xl:py-1 @3xl:pointer-coarse:py-3"
      >
        {text}
        {/* The arrow of a narrow column does not stand below its text. */}
        <span aria-hidden="true" className={order ? '' : 'opacity-0'}>
          {order === 'descending' ? '\u00a0↓' : '\u00a0↑'}
        </span>
      </Link>
    </>
  )
}

/** On a card the actions share the width; in a table they stand side by side. */
export function RowActions({ children }: { children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap gap-2 @lg:-ml-2.5 @lg:inline-flex @lg:flex-nowrap @lg:gap-0 @3xl:-mr-2.5 @3xl:ml-0">
      {children}
    </div>
  )
}

/** Of a button or a link among the actions of a row. */
export const rowActionLook = {
  look: 'quiet',
  className:
    'grow border border-hairline px-2.5! @lg:grow-0 @lg:border-transparent @lg:text-ink-soft @lg:hover:text-action',
} as const

type RowButtonProps = {
  text: string
  /** The text with the row it means: a list of buttons alone must make sense. */
  label: string
  onPress: () => void
  isBusy?: boolean
}

export function RowButton({ text, label, onPress, isBusy }: RowButtonProps) {
  return (
    <Button {...rowActionLook} onClick={onPress} aria-label={label} aria-disabled={isBusy}>
      {text}
    </Button>
  )
}
