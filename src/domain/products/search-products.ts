import { second } from '#platform/clock/clock.ts'
import type { ProductFilter, ProductSlice } from './filter-products.ts'
import { filterProducts, sliceProducts } from './filter-products.ts'
import { findNeeded } from './find-needed.ts'
import { listedHits } from './meet-need.ts'
import { findAllLists } from './find-lists.ts'
import { hasIndexes } from './follow-products.ts'
import type { FollowDeps } from './follow-rows.ts'
import { amongOf } from './filter-products.ts'
import { questionOf } from './product-subsets.ts'
import { firstInTurns } from './first-of.ts'
import { fits, orderOf } from './search-rules.ts'
import type { ListedHit } from './meet-need.ts'

/** A busy machine may need more than the second that a visitor waits at most. */
const longestOfficeWait = 10 * second

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
async function findHits(app: FollowDeps, filter: ProductFilter): Promise<ListedHit[] | undefined> {
  const isWanted = await questionOf(app, filter.only)
  const lists = await findAllLists(app)
  let found: ListedHit[] = []
  for (const publication of amongOf(filter)) {
    // The database does not know the parts that the office looks at.
    const needed = await findNeeded(app, filter, {
      list: lists[publication],
      publication,
      waitingTime: isWanted ? Infinity : waitingTimeOf(app, filter),
    })
    if (!needed) return undefined
    found = found.concat(
      listedHits(needed.hits, lists[publication]).filter(
        ({ entry }) => fits(entry, filter) && (!isWanted || isWanted(entry)),
      ),
    )
  }
  return found
}

/** The office looks for what it has just changed. Without an index it waits as visitors do. */
function waitingTimeOf(app: FollowDeps, { among }: ProductFilter) {
  return among && hasIndexes(app) ? longestOfficeWait : undefined
}

/** For the moment after a start in which there is no index. */
async function searchDatabase({ db }: FollowDeps, slice: ProductSlice) {
  const rows = await sliceProducts(db, slice).select('id').execute()
  return rows.map(({ id }) => id)
}
