import type { Hit } from '../search/search-index.ts'
import { amongOf, filterProducts, sliceProducts } from './filter-products.ts'
import type { ProductFilter, ProductSlice } from './filter-products.ts'
import { findAllLists } from './find-lists.ts'
import { findIndexes } from './follow-products.ts'
import type { FollowDeps } from './follow-rows.ts'
import type { ListedProducts } from './listed-products.ts'
import type { ListedEntry } from './ordered-products.ts'
import { questionOf } from './product-subsets.ts'
import { firstInTurns, fits, orderOf } from './search-rules.ts'

/** The ids of what a search finds within the filters, of the page that was asked for and in its order. */
export async function searchProducts(app: FollowDeps, slice: ProductSlice): Promise<string[]> {
  const { sort = 'relevance', page = 1, limit = Infinity, ...filter } = slice
  const hits = await findHits(app, filter)
  if (!hits) return searchDatabase(app, slice)
  const start = limit === Infinity ? 0 : (page - 1) * limit
  const first = await firstInTurns(hits, page * limit, orderOf(sort))
  return first.slice(start).map(({ entry }) => entry.id)
}

export async function countFound(app: FollowDeps, filter: ProductFilter): Promise<number> {
  const hits = await findHits(app, filter)
  if (hits) return hits.length
  const counted = filterProducts(app.db, filter).select((row) =>
    row.fn.countAll<number>().as('count'),
  )
  return (await counted.executeTakeFirstOrThrow()).count
}

/** Everything that has all of the words and fits the filters, in no order. Undefined while there is no index. */
export async function findHits(app: FollowDeps, filter: ProductFilter): Promise<Hit[] | undefined> {
  const isWanted = questionOf(filter.only)
  // The database does not know the parts that the office looks at.
  const indexes = await findIndexes(app, isWanted && Infinity)
  if (!indexes) return undefined
  const lists = await findAllLists(app)
  let found: Hit[] = []
  for (const publication of amongOf(filter)) {
    const { hits, isNear } = await indexes[publication].findInTurns(filter.q ?? '')
    if (isNear) continue
    const fitting = hits.filter(({ entry }) => fits(entry, filter))
    found = found.concat(
      isWanted
        ? fitting.filter(({ entry }) => isListed(entry.id, lists[publication], isWanted))
        : fitting,
    )
  }
  return found
}

function isListed(id: string, list: ListedProducts, isWanted: (entry: ListedEntry) => boolean) {
  const entry = list.get(id)
  return entry !== undefined && isWanted(entry)
}

/** For the moment after a start in which there is no index. */
async function searchDatabase({ db }: FollowDeps, slice: ProductSlice) {
  const rows = await sliceProducts(db, slice).select('id').execute()
  return rows.map(({ id }) => id)
}
