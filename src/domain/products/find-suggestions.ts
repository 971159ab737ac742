import { searchLimits } from '#contract/search/search.ts'
import type { FoundCategory, Suggestions } from '#contract/search/search.ts'
import { findCategories } from '../find-categories.ts'
import type { Category } from '../find-categories.ts'
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
    categories: isNear ? [] : categoriesOf(hits, (await findCategories(app)).all),
    isNear,
  }
}

async function findWithoutIndex(app: FollowDeps, q: string): Promise<Suggestions> {
  const ids = await searchProducts(app, { q, limit: searchLimits.products })
  return { ...nothing, products: (await readProducts(app, ids)).map(foundOf) }
}

/** Those that hold most of the result, the fullest first. */
function categoriesOf(hits: Hit[], known: Category[]): FoundCategory[] {
  const ids = new Map(known.map(({ id, name }) => [name, id]))
  const counts = new Map<string, number>()
  for (const { entry } of hits) counts.set(entry.category, (counts.get(entry.category) ?? 0) + 1)
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, searchLimits.categories)
    .map(([name, count]) => ({ id: ids.get(name) ?? slugOf(name), name, count }))
}
