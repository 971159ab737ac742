import { useSyncExternalStore } from 'react'
import type { ProductRecord } from '#contract/products/product.ts'
import { Button } from '../../ui/button.tsx'
import type { ProductQuery } from './office-products.ts'

/** Chosen products of all pages, by id, for one search and its filters. */
type Chosen = { filter: string; byId: Map<string, ProductRecord> }

/** In memory, so that another page, the other display and an edit leave it as it is. */
let chosen: Chosen = { filter: '', byId: new Map() }
const listeners = new Set<() => void>()

function choose(filter: string, products: Iterable<ProductRecord>) {
  chosen = { filter, byId: new Map([...products].map((product) => [product.id, product])) }
  for (const listener of listeners) listener()
}

export type Selection = ReturnType<typeof useSelection>

/**
 * The selection belongs to one search with its filters: products that these leave out are on no
 * page, so nobody would see what is deleted.
 */
export function useSelection({ q, category, stock }: ProductQuery, shown: ProductRecord[]) {
  const filter = JSON.stringify([q, category, stock])
  const { byId } = useSyncExternalStore(onChosen, () => chosen)
  const isOfFilter = chosen.filter === filter
  const selected = isOfFilter ? [...byId.values()] : []
  const has = (id: string) => isOfFilter && byId.has(id)
  const elsewhere = selected.filter(({ id }) => !shown.some((product) => product.id === id))
  const onPage = shown.filter(({ id }) => has(id))

  return {
    selected,
    onPage,
    elsewhere,
    has,
    toggle: (product: ProductRecord) =>
      has(product.id)
        ? choose(
            filter,
            selected.filter(({ id }) => id !== product.id),
          )
        : choose(filter, [...selected, product]),
    selectPage: () => choose(filter, [...selected, ...shown]),
    clearPage: () => choose(filter, elsewhere),
    clear: () => choose(filter, []),
    remove: (gone: ProductRecord[]) =>
      choose(
        filter,
        selected.filter(({ id }) => !gone.some((product) => product.id === id)),
      ),
  }
}

function onChosen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

type SelectBoxProps = {
  label: string
  isChecked: boolean
  /** Some products it stands for are chosen, others are not. */
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
      {hasSome ? (
        <>
          <Button look="quiet" onClick={clear} aria-label="Clear selection" className="px-2.5!">
            Clear
          </Button>
          <Button look="danger" onClick={() => onDelete(selected)} className="px-3!">
            Delete selected
          </Button>
        </>
      ) : (
        sort
      )}
    </div>
  )
}
