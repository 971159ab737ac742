import { useNavigation } from 'react-router'
import { tableQueryOf } from './product-table-query.ts'
import type { ProductTableQuery } from './product-table-query.ts'

/** What was chosen last, also while its rows are still on their way. */
export function usePendingQuery(loaded: ProductTableQuery) {
  const { location } = useNavigation()
  const isHere = location?.pathname === '/admin/products'
  return isHere ? tableQueryOf(new URLSearchParams(location.search)) : loaded
}
