import { productCategories, stockStatuses } from '#contract/products/product.ts'
import { FilterSelect } from '../lists/filter-select.tsx'
import { FilterBar } from '../lists/filter-bar.tsx'
import { isFiltered, searchedFor } from './product-table-query.ts'
import type { ProductTableQuery } from './product-table-query.ts'
import { useListPath, useTableQuery } from './use-table-query.ts'

type ProductFiltersProps = { query: ProductTableQuery; hasStatus?: boolean }

export function ProductFilters({ query: loaded, hasStatus = false }: ProductFiltersProps) {
  const path = useListPath()
  const { query, show } = useTableQuery(loaded)
  return (
    <FilterBar
      label="Products"
      search={{
        label: 'Search products',
        placeholder: 'Name, brand or model number',
        q: query.q,
        onSearch: (q) => show(searchedFor(q, query), { replace: true }),
      }}
      unfiltered={isFiltered(query) ? path : undefined}
    >
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
    </FilterBar>
  )
}

function asChoice(text: string): [string, string] {
  return [text, text]
}
