import { useLocation } from 'react-router'
import { useAddressQuery } from '../lists/use-address-query.ts'
import { listPaths, tableAddress, tableQueryOf } from './product-table-query.ts'
import type { ProductTableQuery } from './product-table-query.ts'

export function useTableQuery(loaded: ProductTableQuery) {
  const path = useListPath()
  return useAddressQuery(loaded, {
    queryOf: tableQueryOf,
    addressOf: (query) => tableAddress(query, path),
  })
}

/** Which of the two screens this is: they share their filters. */
export function useListPath() {
  const { pathname } = useLocation()
  return pathname === listPaths.cards ? listPaths.cards : listPaths.table
}
