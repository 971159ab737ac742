import { productCalls } from '#contract/products/product-calls.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { ProductRecord } from '#contract/products/product.ts'
import { Button } from '../../ui/button.tsx'
import { queryClient } from '../session/call-query.ts'
import type { ChangeTarget } from './product-change-draft.tsx'
import type { ProductQuery } from './office-products.ts'
import { printingCalls } from '#contract/printing/printing-calls.ts'
import { Permitted } from '../session/permitted.tsx'
import { countText } from '../lists/count-text.ts'

/** Selected products of all pages, for one search and its filters. */
type Selected = {
  filter: string
  products: ProductRecord[]
  /** Everything that the filter finds is selected, on whatever page. */
  isAll?: boolean
}

/** In memory, so that another page, the other display and an edit leave it as it is. */
const queryKey = ['selected-products']
queryClient.setQueryDefaults(queryKey, { gcTime: Infinity, queryFn: skipToken })

export type Selection = ReturnType<typeof useSelection>

/**
 * The selection belongs to one search with its filters: products that these leave out are on no
 * page, so nobody would see what is deleted.
 */
export function useSelection({ q, category, stock, only }: ProductQuery, shown: ProductRecord[]) {
  const filter = JSON.stringify([q, category, stock, only])
  const { data } = useQuery<Selected>({ queryKey })
  const selected = data?.filter === filter ? data.products : []
  const isAll = data?.filter === filter && data.isAll === true
  const elsewhere = without(selected, shown)
  const select = (products: ProductRecord[]) =>
    void queryClient.setQueryData<Selected>(queryKey, { filter, products })
  const has = ({ id }: ProductRecord) => isAll || selected.some((product) => product.id === id)

  return {
    selected,
    isAll,
    elsewhere,
    onPage: shown.filter(has),
    has,
    toggle(product: ProductRecord) {
      // Of all, only the page is known: the others of the page stay selected.
      if (isAll) return select(without(shown, [product]))
      select(has(product) ? without(selected, [product]) : [...selected, product])
    },
    selectAll: () =>
      void queryClient.setQueryData<Selected>(queryKey, { filter, products: shown, isAll: true }),
    selectPage: () => select([...elsewhere, ...shown]),
    clearPage: () => select(isAll ? [] : elsewhere),
    clear: () => select([]),
    remove: (gone: ProductRecord[]) => select(isAll ? [] : without(selected, gone)),
  }
}

/** What is selected, as calls name it, and how many products that is. */
export type SelectedGroup = { target: ChangeTarget; count: number }

export function selectedGroup(
  { isAll, selected }: Selection,
  everything: ChangeTarget,
  total: number,
): SelectedGroup {
  if (isAll) return { target: everything, count: total }
  return { target: { ids: selected.map(({ id }) => id) }, count: selected.length }
}

function without(products: ProductRecord[], others: ProductRecord[]) {
  return products.filter(({ id }) => !others.some((other) => other.id === id))
}

type SelectBoxProps = {
  label: string
  isChecked: boolean
  /** Some products it stands for are selected, others are not. */
  isMixed?: boolean
  onChange: () => void
}

/** A small box with a target of 44 pixels. */
export function SelectBox({ label, isChecked, isMixed = false, onChange }: SelectBoxProps) {
  return (
    <label className="-ml-3 flex size-11 shrink-0 cursor-pointer items-center justify-center @3xl:-ml-2 @3xl:size-9 @3xl:pointer-coarse:size-11">
      <input
        type="checkbox"
        aria-label={label}
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

type SelectProductProps = { product: ProductRecord; selection: Selection }

export function SelectProduct({ product, selection: { has, toggle } }: SelectProductProps) {
  return (
    <SelectBox
      label={`Select ${product.name}`}
      isChecked={has(product)}
      onChange={() => toggle(product)}
    />
  )
}

type SelectionBarProps = {
  selection: Selection
  shown: ProductRecord[]
  /** How many the search and its filters find. */
  total: number
  onChange: () => void
  onDelete: () => void
  /** Downloads the selected products. */
  onExport: () => void
  isExporting: boolean
  /** Makes a catalogue of the selected products, or of all that match where none is selected. */
  onPrint: () => void
  /** While nothing is selected. */
  count: React.ReactNode
  sort: React.ReactNode
}

/** The count and the order of the products, or what can be done with those that are selected. */
export function SelectionBar(props: SelectionBarProps) {
  const {
    selection,
    shown,
    total,
    onChange,
    onDelete,
    onExport,
    isExporting,
    onPrint,
    count,
    sort,
  } = props
  const { selected, isAll, onPage, elsewhere, selectPage, selectAll, clearPage, clear } = selection
  const areAll = shown.length > 0 && onPage.length === shown.length
  const hasSome = selected.length > 0
  return (
    <div className="-my-1 flex min-h-11 flex-wrap items-center gap-x-2">
      <div className="mr-auto flex items-center">
        <SelectBox
          label="Select all products on this page"
          isChecked={areAll}
          isMixed={onPage.length > 0 && !areAll}
          onChange={areAll ? clearPage : selectPage}
        />
        {hasSome ? (
          <p role="status" className="text-sm tabular-nums">
            <span className="font-semibold">
              {isAll
                ? `All ${countText(total)} selected`
                : `${countText(selected.length)} selected`}
            </span>
            {!isAll && elsewhere.length > 0 && (
              <span className="text-ink-soft">, {countText(elsewhere.length)} on other pages</span>
            )}
          </p>
        ) : (
          count
        )}
      </div>
      {!hasSome && total > 0 && <PrintButton onPrint={onPrint} />}
      {!hasSome && sort}
      {hasSome && (
        <>
          {areAll && !isAll && selected.length < total && (
            <Button look="quiet" onClick={selectAll} className="px-2.5!">
              {`Select all ${countText(total)} that match`}
            </Button>
          )}
          <Button look="quiet" onClick={clear} aria-label="Clear selection" className="px-2.5!">
            Clear
          </Button>
          <Button look="quiet" onClick={onExport} disabled={isExporting} className="px-2.5!">
            {isExporting ? 'Preparing CSV...' : 'Download CSV'}
          </Button>
          <PrintButton onPrint={onPrint} />
          <Permitted call={productCalls.changeSeveral}>
            <Button onClick={onChange} className="px-3!">
              Change...
            </Button>
            <Button look="danger" onClick={onDelete} className="px-3!">
              Delete selected
            </Button>
          </Permitted>
        </>
      )}
    </div>
  )
}

function PrintButton({ onPrint }: Pick<SelectionBarProps, 'onPrint'>) {
  return (
    <Permitted call={printingCalls.print}>
      <Button look="quiet" onClick={onPrint} className="px-2.5!">
        Catalogue...
      </Button>
    </Permitted>
  )
}
