import { second } from '#platform/clock/clock.ts'
import { SearchIndex } from '../search/search-index.ts'
import { catchUp, followedColumns } from './follow-rows.ts'
import type { FollowDeps, Follower } from './follow-rows.ts'
import { textsIn } from '#platform/stored-lists.ts'
import type { ProductsTable } from './products-table.ts'

const longestWait = second

const columns = [...followedColumns, 'name', 'modelNo', 'hsnCode', 'specs'] as const

type IndexedRow = Pick<ProductsTable, (typeof columns)[number]>

/** How the search index of a process follows the products. */
export const indexFollower: Follower<SearchIndex, IndexedRow> = {
  read: (products) => products.select(columns).execute(),
  rowsAtOnce: 100,
  make: async (rows) => {
    const index = new SearchIndex()
    for await (const row of rows) apply(index, row)
    return index
  },
  apply,
  isStale: (index) => index.isStale,
}

/**
 * The index as the content is now. After a wait that a person may not notice, the one there is; while
 * the first one is made there is none.
 */
export async function findSearchIndex(
  app: FollowDeps,
  patience = longestWait,
): Promise<SearchIndex | undefined> {
  await catchUp(app, indexFollower, patience)
  return app.memory.of(indexFollower).value
}

export function followProducts(app: FollowDeps) {
  return catchUp(app, indexFollower)
}

function apply(index: SearchIndex, row: IndexedRow) {
  if (row.withdrawnAt !== null) return index.remove(row.id)
  const { id, name, brand, category, modelNo, hsnCode } = row
  const lines = textsIn(row.specs)
  const specs = hsnCode === '' ? lines : [...lines, `HSN: ${hsnCode}`]
  const { stockStatus, pricePaise, sortPrice, sortName } = row
  index.put(
    { id, brand, category, stockStatus, pricePaise, sortPrice, sortName },
    { name, brand, category, modelNo, specs },
  )
}
