import type { ProductCategory } from '#contract/products/product.ts'
import { searchLimits } from '#contract/search/search.ts'
import type { FoundCategory, Suggestions } from '#contract/search/search.ts'
import type { Hit } from '../search/search-index.ts'
import { findSearchIndex } from './follow-products.ts'
import type { FollowDeps } from './follow-rows.ts'
import { slugOf } from './product-rules.ts'
import { foundOf } from './product-views.ts'
import { searchProducts } from './search-products.ts'
import { firstOf, orderOf } from './search-rules.ts'
import { readProducts } from './read-products.ts'

const nothing: Suggestions = { products: [], categories: [], isNear: false }

/** The suggestions of the search field: the best products, and the categories with most of them. */
export async function findSuggestions(app: FollowDeps, q = ''): Promise<Suggestions> {
  if (q === '') return nothing
  const index = await findSearchIndex(app)
  if (!index) return findWithoutIndex(app, q)
  const { hits, isNear } = index.find(q)
  const best = firstOf(hits, searchLimits.products, orderOf('relevance'))
  const ids = best.map(({ entry }) => entry.id)
  return {
    products: (await readProducts(app, ids)).map(foundOf),
    categories: isNear ? [] : categoriesOf(hits),
    isNear,
  }
}

async function findWithoutIndex(app: FollowDeps, q: string): Promise<Suggestions> {
  const ids = await searchProducts(app, { q, limit: searchLimits.products })
  return { ...nothing, products: (await readProducts(app, ids)).map(foundOf) }
}

/** Those that hold most of the result, the fullest first. */
function categoriesOf(hits: Hit[]): FoundCategory[] {
  const counts = new Map<ProductCategory, number>()
  for (const { entry } of hits) counts.set(entry.category, (counts.get(entry.category) ?? 0) + 1)
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, searchLimits.categories)
    .map(([name, count]) => ({ id: slugOf(name), name, count }))
}
