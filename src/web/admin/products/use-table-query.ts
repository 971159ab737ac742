import { useLocation, useNavigate, useNavigation } from 'react-router'
import { listPaths, tableAddress, tableQueryOf } from './product-table-query.ts'
import type { ProductTableQuery } from './product-table-query.ts'

/** What was chosen last, also while its rows are still on their way, and how to choose something else. */
export function useTableQuery(loaded: ProductTableQuery) {
  const navigate = useNavigate()
  const { location } = useNavigation()
  const path = useListPath()
  const isHere = location?.pathname === path
  const query = isHere ? tableQueryOf(new URLSearchParams(location.search)) : loaded

  function show(changes: Partial<ProductTableQuery>, { replace = false } = {}) {
    const address = tableAddress({ ...query, page: 1, ...changes }, path)
    void navigate(address, { replace, preventScrollReset: true })
  }

  return { query, show }
}

/** Which of the two screens this is: they share their filters. */
export function useListPath() {
  const { pathname } = useLocation()
  return pathname === listPaths.cards ? listPaths.cards : listPaths.table
}
