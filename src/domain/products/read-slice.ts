import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import { filterProducts, sliceProducts } from './filter-products.ts'
import type { ProductSlice } from './filter-products.ts'
import type { SearchDeps } from './follow-products.ts'
import { inBatches } from './in-batches.ts'
import { searchProducts } from './search-products.ts'

export type ListedProducts = ReturnType<typeof filterProducts>

/** The rows of a slice in its order: as the index says in a search, else as the database does. */
export async function readSlice<Row extends { id: string }>(
  app: SearchDeps,
  slice: ProductSlice,
  read: (products: ListedProducts) => Promise<Row[]>,
): Promise<Row[]> {
  const found = slice.q ? await searchProducts(app, slice) : undefined
  return found ? readInOrder(app, found, read) : read(sliceProducts(app.db, slice))
}

/** The rows of those that are still on the list, in the order of their ids here. */
export async function readInOrder<Row extends { id: string }>(
  { db }: SearchDeps,
  ids: string[],
  read: (products: ListedProducts) => Promise<Row[]>,
): Promise<Row[]> {
  const rows = new Map<string, Row>()
  const yieldIfDue = yieldRegularly()
  for (const some of inBatches(ids)) {
    await yieldIfDue()
    for (const row of await read(filterProducts(db, {}).where('id', 'in', some))) {
      rows.set(row.id, row)
    }
  }
  return ids.flatMap((id) => rows.get(id) ?? [])
}
