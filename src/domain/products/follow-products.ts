import { second } from '#platform/clock/clock.ts'
import { sql } from 'kysely'
import { SearchIndex } from '../search/search-index.ts'
import { listKinds } from './filter-products.ts'
import type { ListKind } from './filter-products.ts'
import { catchUp, followedColumns, hiddenSince, isCurrent, kindOf } from './follow-rows.ts'
import type { FollowDeps, Follower } from './follow-rows.ts'
import { textsIn } from '#platform/stored-lists.ts'
import type { ProductsTable } from './products-table.ts'

const longestWait = second

const columns = [...followedColumns, 'name', 'modelNo', 'hsnCode', 'specs'] as const

const synonyms = sql<string | null>`
  (select synonyms from categories where name = products.category and removed_at is null)
`.as('synonyms')

type IndexedRow = Pick<ProductsTable, (typeof columns)[number]> & {
  hiddenSince: string | null
  synonyms: string | null
}

/** Apart from each other, so that no word of what the public does not see is found or suggested. */
type ProductIndexes = Record<ListKind, SearchIndex>

/** How the search indexes of a process follow the products. */
export const indexFollower: Follower<ProductIndexes, IndexedRow> = {
  read: (products) => products.select([...columns, hiddenSince, synonyms]).execute(),
  rowsAtOnce: 100,
  make: async (rows) => {
    const indexes = {
      Published: new SearchIndex(),
      Draft: new SearchIndex(),
      Hidden: new SearchIndex(),
    }
    await apply(indexes, rows)
    return indexes
  },
  apply,
  isStale: (indexes) => listKinds.some((kind) => indexes[kind].isStale),
}

/** The index of the published products, as `findIndexes` gives it. */
export async function findSearchIndex(app: FollowDeps) {
  return (await findIndexes(app))?.Published
}

/**
 * The indexes as the content is now. After a wait that a person may not notice, the one there is; while
 * the first one is made there is none.
 */
export async function findIndexes(
  app: FollowDeps,
  waitingTime = longestWait,
): Promise<ProductIndexes | undefined> {
  if (!isCurrent(app, indexFollower)) await catchUp(app, indexFollower, waitingTime)
  return app.memory.of(indexFollower).value
}

export function hasIndexes({ memory }: FollowDeps) {
  return memory.of(indexFollower).value !== undefined
}

export function followProducts(app: FollowDeps) {
  return catchUp(app, indexFollower)
}

async function apply(indexes: ProductIndexes, rows: AsyncIterable<IndexedRow>) {
  for await (const row of rows) applyRow(indexes, row)
}

function applyRow(indexes: ProductIndexes, row: IndexedRow) {
  const index = indexes[kindOf(row)]
  for (const other of Object.values(indexes)) if (other !== index) other.remove(row.id)
  if (row.withdrawnAt !== null) return index.remove(row.id)
  const { id, name, brand, category, modelNo, hsnCode } = row
  const lines = textsIn(row.specs)
  const specs = hsnCode === '' ? lines : [...lines, `HSN: ${hsnCode}`]
  const categoryWords = [category, ...textsIn(row.synonyms ?? '[]')].join(' ')
  const { stockStatus, pricePaise, sortPrice, sortName } = row
  index.put(
    { id, brand, category, stockStatus, pricePaise, sortPrice, sortName },
    { name, brand, category: categoryWords, modelNo, specs },
  )
}
