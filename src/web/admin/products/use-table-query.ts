import { useNavigate, useNavigation } from 'react-router'
import { tableAddress, tableQueryOf } from './product-table-query.ts'
import type { ProductTableQuery } from './product-table-query.ts'

/** What was chosen last, also while its rows are still on their way, and how to choose something else. */
export function useTableQuery(loaded: ProductTableQuery) {
  const navigate = useNavigate()
  const { location } = useNavigation()
  const isHere = location?.pathname === '/admin/products'
  const query = isHere ? tableQueryOf(new URLSearchParams(location.search)) : loaded

  function show(changes: Partial<ProductTableQuery>, { replace = false } = {}) {
    const address = tableAddress({ ...query, page: 1, ...changes })
    void navigate(address, { replace, preventScrollReset: true })
  }

  return { query, show }
}
