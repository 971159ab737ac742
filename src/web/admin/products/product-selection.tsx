import { skipToken, useQuery } from '@tanstack/react-query'
import type { ProductRecord } from '#contract/products/product.ts'
import { Button } from '../../ui/button.tsx'
import { queryClient } from '../session/call-query.ts'
import type { ProductQuery } from './office-products.ts'

/** Selected products of all pages, for one search and its filters. */
type Selected = { filter: string; products: ProductRecord[] }

/** In memory, so that another page, the other display and an edit leave it as it is. */
const queryKey = ['selected-products']
queryClient.setQueryDefaults(queryKey, { gcTime: Infinity, queryFn: skipToken })

export type Selection = ReturnType<typeof useSelection>

/**
 * The selection belongs to one search with its filters: products that these leave out are on no
 * page, so nobody would see what is deleted.
 */
export function useSelection({ q, category, stock }: ProductQuery, shown: ProductRecord[]) {
  const filter = JSON.stringify([q, category, stock])
  const { data } = useQuery<Selected>({ queryKey })
  const selected = data?.filter === filter ? data.products : []
  const elsewhere = without(selected, shown)
  const select = (products: ProductRecord[]) =>
    void queryClient.setQueryData<Selected>(queryKey, { filter, products })
  const has = ({ id }: ProductRecord) => selected.some((product) => product.id === id)

  return {
    selected,
    elsewhere,
    onPage: shown.filter(has),
    has,
    toggle: (product: ProductRecord) =>
      select(has(product) ? without(selected, [product]) : [...selected, product]),
    selectPage: () => select([...elsewhere, ...shown]),
    clearPage: () => select(elsewhere),
    clear: () => select([]),
    remove: (gone: ProductRecord[]) => select(without(selected, gone)),
  }
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
function SelectBox({ label, isChecked, isMixed = false, onChange }: SelectBoxProps) {
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
  onDelete: (products: ProductRecord[]) => void
  /** While nothing is selected. */
  count: React.ReactNode
  sort: React.ReactNode
}

/** The count and the order of the products, or what can be done with those that are selected. */
export function SelectionBar({ selection, shown, onDelete, count, sort }: SelectionBarProps) {
  const { selected, onPage, elsewhere, selectPage, clearPage, clear } = selection
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
            <span className="font-semibold">{selected.length} selected</span>
            {elsewhere.length > 0 && (
              <span className="text-ink-soft">, {elsewhere.length} on other pages</span>
            )}
          </p>
        ) : (
          count
        )}
      </div>
      {!hasSome && sort}
      {hasSome && (
        <>
          <Button look="quiet" onClick={clear} aria-label="Clear selection" className="px-2.5!">
            Clear
          </Button>
          <Button look="danger" onClick={() => onDelete(selected)} className="px-3!">
            Delete selected
          </Button>
        </>
      )}
    </div>
  )
}
