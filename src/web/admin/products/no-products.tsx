import { listMessages } from '#contract/products/product-list.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/display/empty-state.tsx'
import { isFiltered } from './product-table-query.ts'
import type { ProductTableQuery } from './product-table-query.ts'
import { useListPath } from './use-table-query.ts'

export function NoProducts({ query }: { query: ProductTableQuery }) {
  const path = useListPath()
  if (isFiltered(query)) {
    return (
      <EmptyState title={listMessages.none} hint={listMessages.noneHint}>
        <ButtonLink to={path}>Clear Filters</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No products yet"
      hint="Add the first one: with its name, price and specifications it is on the site a moment later."
    >
      <ButtonLink to="/admin/products/new" look="action">
        Add Product
      </ButtonLink>
    </EmptyState>
  )
}
