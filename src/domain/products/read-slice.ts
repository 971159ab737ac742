import { filterProducts, sliceProducts } from './filter-products.ts'
import type { ProductSlice } from './filter-products.ts'
import type { Searching } from './follow-products.ts'
import { searchProducts } from './search-products.ts'

/** Both engines bound how many values one statement takes. */
const idsAtOnce = 500

type ListedProducts = ReturnType<typeof filterProducts>

/** The rows of a slice in its order: as the index says in a search, else as the database does. */
export async function readSlice<Row extends { id: string }>(
  app: Searching,
  slice: ProductSlice,
  read: (products: ListedProducts) => Promise<Row[]>,
): Promise<Row[]> {
  const found = slice.q ? await searchProducts(app, slice) : undefined
  if (!found) return read(sliceProducts(app.db, slice))
  const rows = new Map<string, Row>()
  for (let from = 0; from < found.length; from += idsAtOnce) {
    const ids = found.slice(from, from + idsAtOnce)
    const some = await read(filterProducts(app.db, {}).where('id', 'in', ids))
    for (const row of some) rows.set(row.id, row)
  }
  return found.flatMap((id) => rows.get(id) ?? [])
}
