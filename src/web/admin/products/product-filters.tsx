import { productCategories, stockStatuses } from '#contract/products/product.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FilterSelect } from '../tables/filter-select.tsx'
import { SearchBox } from '../tables/search-box.tsx'
import { useSearchInput } from '../tables/use-search-input.ts'
import { isFiltered, searchedFor } from './product-table-query.ts'
import type { ProductTableQuery } from './product-table-query.ts'
import { useListPath, useTableQuery } from './use-table-query.ts'

type ProductFiltersProps = { query: ProductTableQuery; hasStatus?: boolean }

/** The address holds what is chosen: Back undoes a choice, and a view can be sent to somebody. */
export function ProductFilters({ query: loaded, hasStatus = false }: ProductFiltersProps) {
  const path = useListPath()
  const { query, show } = useTableQuery(loaded)
  const search = useSearchInput(query.q, (q) => show(searchedFor(q, query), { replace: true }))
  return (
    <form role="search" aria-label="Products" className={look} onSubmit={search.submit}>
      <SearchBox
        label="Search products"
        placeholder="Name, brand or model number"
        input={search.input}
      />
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
