import { listLimits } from '#contract/products/product-list.ts'
import { productCategories, stockStatuses } from '#contract/products/product.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { controlLook } from '../../ui/field.tsx'
import { OfficeIcon } from '../frame/office-icon.tsx'
import { FilterSelect } from './filter-select.tsx'
import { isFiltered } from './product-table-query.ts'
import type { ProductTableQuery } from './product-table-query.ts'
import { useSearchInput } from './use-search-input.ts'
import { useListPath, useTableQuery } from './use-table-query.ts'

type ProductFiltersProps = { query: ProductTableQuery; hasStatus?: boolean }

/** The address holds what is chosen: Back undoes a choice, and a view can be sent to somebody. */
export function ProductFilters({ query: loaded, hasStatus = false }: ProductFiltersProps) {
  const path = useListPath()
  const { query, show } = useTableQuery(loaded)
  const search = useSearchInput(query.q, (q) => show({ q }, { replace: true }))
  return (
    <form role="search" aria-label="Products" className={look} onSubmit={search.submit}>
      <div className="relative w-full grow basis-full @2xl:basis-56">
        <OfficeIcon
          name="search"
          className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-ink-soft"
        />
        <input
          {...search.input}
          type="search"
          name="q"
          aria-label="Search products"
          placeholder="Name, brand or model number"
          maxLength={listLimits.search}
          className={`${controlLook} pl-9!`}
        />
      </div>
      <FilterSelect
        label="Category"
        value={query.category}
        choices={[['', 'All categories'], ...productCategories.map(asChoice)]}
        onChoose={(category) => show({ category })}
      />
      {hasStatus && (
        <FilterSelect
          label="Status"
          value={query.stock}
          choices={[['', 'Any status'], ...stockStatuses.map(asChoice)]}
          onChoose={(stock) => show({ stock })}
        />
      )}
      {isFiltered(query) && (
        <ButtonLink to={path} look="quiet">
          Clear Filters
        </ButtonLink>
      )}
    </form>
  )
}

function asChoice(text: string): [string, string] {
  return [text, text]
}

const look = 'flex flex-wrap items-center gap-2'
