import type { Hit } from '../search/search-index.ts'
import type { ProductFilter, ProductSlice } from './filter-products.ts'
import { findSearchIndex } from './follow-products.ts'
import type { SearchDeps } from './follow-products.ts'
import { firstInTurns, fits, orderOf } from './search-rules.ts'

/**
 * The ids of what a search finds within the filters, of the page that was asked for and in its order.
 * Undefined while there is no index.
 */
export async function searchProducts(
  app: SearchDeps,
  { sort = 'relevance', page = 1, limit = Infinity, ...filter }: ProductSlice,
): Promise<string[] | undefined> {
  const hits = await findHits(app, filter)
  if (!hits) return undefined
  const start = limit === Infinity ? 0 : (page - 1) * limit
  const first = await firstInTurns(hits, page * limit, orderOf(sort))
  return first.slice(start).map(({ entry }) => entry.id)
}

/** Everything that has all of the words and fits the filters, in no order. */
export async function findHits(app: SearchDeps, filter: ProductFilter): Promise<Hit[] | undefined> {
  const index = await findSearchIndex(app)
  if (!index) return undefined
  const { hits, isNear } = await index.findInTurns(filter.q ?? '')
  return isNear ? [] : hits.filter(({ entry }) => fits(entry, filter))
}
