import { skipToken, useQuery } from '@tanstack/react-query'
import { countText } from '#contract/count-text.ts'
import { Button } from '../../ui/button.tsx'
import { queryClient } from '../session/call-query.ts'
import type { Identified } from './office-list.ts'

type SelectionSource<Row, Filter> = {
  /** The path of the list. */
  list: string
  /** What the list is filtered by, in the words of its call. */
  filter: Filter
  shown: Row[]
  /** How many rows the filter finds. */
  total: number
}

type Selected<Row> = {
  filter: string
  rows: Row[]
  /** Everything that the filter finds is selected, on whatever page. */
  isAll: boolean
}

/** By their ids, or all that the filter of the list finds. */
export type SelectedTarget<Filter> = { ids: string[] } | { query: Filter }

/** In memory, so that another page, an item beside the list and an edit leave it as it is. */
const key = 'selected-rows'
queryClient.setQueryDefaults([key], { gcTime: Infinity, queryFn: skipToken })

export type RowSelection<Row extends Identified, Filter = unknown> = ReturnType<
  typeof useRowSelection<Row, Filter>
>

/**
 * Selected rows of all pages. They belong to one search with its filters: what these leave out is on
 * no page, so nobody would see what is changed.
 */
export function useRowSelection<Row extends Identified, Filter>(
  source: SelectionSource<Row, Filter>,
) {
  const { list, shown, total } = source
  const queryKey = [key, list]
  const filter = JSON.stringify(source.filter)
  const { data } = useQuery<Selected<Row>>({ queryKey })
  const { rows: selected = [], isAll = false } = data?.filter === filter ? data : {}
  const elsewhere = without(selected, shown)
  const select = (rows: Row[], isAll = false) =>
    void queryClient.setQueryData<Selected<Row>>(queryKey, { filter, rows, isAll })
  const has = ({ id }: Identified) => isAll || selected.some((row) => row.id === id)
  const target: SelectedTarget<Filter> = isAll
    ? { query: source.filter }
    : { ids: selected.map(({ id }) => id) }
  return {
    selected,
    isAll,
    count: isAll ? total : selected.length,
    target,
    elsewhere,
    onPage: shown.filter(has),
    areAllOnPage: shown.length > 0 && shown.every(has),
    has,
    toggle(row: Row) {
      // Of all, only the page is known: the others of the page stay selected.
      if (isAll) return select(without(shown, [row]))
      select(has(row) ? without(selected, [row]) : [...selected, row])
    },
    selectPage: () => select([...elsewhere, ...shown]),
    clearPage: () => select(isAll ? [] : elsewhere),
    selectAll: () => select(shown, true),
    clear: () => select([]),
    remove: (gone: Row[]) => select(isAll ? [] : without(selected, gone)),
  }
}

function without<Row extends Identified>(rows: Row[], others: Row[]) {
  return rows.filter(({ id }) => !others.some((other) => other.id === id))
}

type PageOfRows = Pick<
  RowSelection<Identified>,
  'areAllOnPage' | 'onPage' | 'selectPage' | 'clearPage'
>

export function SelectPage({ label, selection }: { label: string; selection: PageOfRows }) {
  const { areAllOnPage, onPage, selectPage, clearPage } = selection
  return (
    <SelectBox
      {...{ label }}
      isChecked={areAllOnPage}
      isMixed={onPage.length > 0 && !areAllOnPage}
      onChange={areAllOnPage ? clearPage : selectPage}
    />
  )
}

type SelectRowProps<Row> = {
  row: Row
  label: string
  selection: { has: (row: Row) => boolean; toggle: (row: Row) => void }
}

export function SelectRow<Row>({ row, label, selection }: SelectRowProps<Row>) {
  return (
    <SelectBox
      {...{ label }}
      selectsRow
      isChecked={selection.has(row)}
      onChange={() => selection.toggle(row)}
    />
  )
}

type SelectedRowsProps = {
  selection: Pick<RowSelection<Identified>, 'count' | 'isAll' | 'areAllOnPage' | 'selectAll'>
  /** How many the filter of the list finds. */
  total: number
  isBusy?: boolean
}

/** How many are selected, and the button that selects all that match. */
export function SelectedRows({ selection, total, isBusy = false }: SelectedRowsProps) {
  const { count, isAll, areAllOnPage, selectAll } = selection
  return (
    <>
      <p role="status" className="text-sm font-semibold figures">
        {isAll ? `All ${countText(count)} selected` : `${countText(count)} selected`}
      </p>
      <div className="mr-auto">
        {areAllOnPage && count < total && (
          <Button look="quiet" onClick={selectAll} aria-disabled={isBusy} className="px-2.5!">
            {`Select all ${countText(total)} that match`}
          </Button>
        )}
      </div>
    </>
  )
}

type ClearSelectionProps = { clear: () => void; isBusy: boolean }

export function ClearSelection({ clear, isBusy }: ClearSelectionProps) {
  return (
    <Button
      look="quiet"
      onClick={clear}
      aria-label="Clear selection"
      aria-disabled={isBusy}
      className="px-2.5!"
    >
      Clear
    </Button>
  )
}

/** Of a row or a card whose box is ticked. Text of every colour has a contrast of 4.9 on it. */
export const selectedLook =
  'has-[[data-selects-row]:checked]:bg-[color-mix(in_srgb,var(--action)_10%,var(--paper))]!'

type SelectBoxProps = {
  label: string
  selectsRow?: boolean
  isChecked: boolean
  /** Some rows it stands for are selected, others are not. */
  isMixed?: boolean
  onChange: () => void
}

/** A small box with a target of 44 pixels. */
function SelectBox({ label, selectsRow, isChecked, isMixed = false, onChange }: SelectBoxProps) {
  return (
    <label className="-ml-3 flex size-11 shrink-0 cursor-pointer items-center justify-center @3xl:-ml-2 @3xl:size-9 @3xl:pointer-coarse:size-11 print:hidden">
      <input
        type="checkbox"
        aria-label={label}
        data-selects-row={selectsRow}
        checked={isChecked}
        ref={(box) => {
          if (box) box.indeterminate = isMixed
        }}
        onChange={onChange}
        className="size-4.5 accent-action @3xl:size-4"
      />
    </label>
  )
}
