import { FilterSelect } from '../lists/filter-select.tsx'
import { sortsFor } from './product-table-query.ts'
import type { ProductTableQuery } from './product-table-query.ts'
import { useTableQuery } from './use-table-query.ts'

export function SortSelect({ query: loaded }: { query: ProductTableQuery }) {
  const { query, show } = useTableQuery(loaded)
  return (
    <FilterSelect
      label="Sort by"
      value={query.sort}
      choices={sortsFor(query).map(({ sort, text }) => [sort, text])}
      onChoose={(sort) => show({ sort })}
      className="w-auto! max-w-36 @sm:max-w-none border-transparent! bg-transparent! font-medium hover:border-outline!"
    />
  )
}
