import { searchLimits } from '#contract/search/search.ts'
import type { FoundCategory, Suggestions } from '#contract/search/search.ts'
import { findCategories } from '../find-categories.ts'
import type { Category } from '../find-categories.ts'
import { findLists } from './find-lists.ts'
import { findNeeded, nearestOf } from './find-needed.ts'
import type { FollowDeps } from './follow-rows.ts'
import { slugOf } from '../path-part.ts'
import { foundOf } from './product-views.ts'
import { searchProducts } from './search-products.ts'
import { firstOf } from './first-of.ts'
import { orderOf } from './search-rules.ts'
import type { Hit } from '../search/search-index.ts'
import { readProducts } from './read-products.ts'

const nothing: Suggestions = { products: [], categories: [], isNear: false, near: [] }

/** The suggestions of the search field: the best products, and the categories with most of them. */
export async function findSuggestions(app: FollowDeps, q = ''): Promise<Suggestions> {
  if (q === '') return nothing
  const searched = { list: await findLists(app), publication: 'Published' } as const
  const found = await findNeeded(app, { q }, searched)
  if (!found) return findWithoutIndex(app, q)
  const { hits } = found
  if (hits.length === 0) {
    const near = await readFound(app, nearestOf(found, searchLimits.products, searched.list))
    return { ...nothing, isNear: near.length > 0, near }
  }
  const best = firstOf(hits, searchLimits.products, orderOf('relevance'))
  const ids = best.map(({ entry }) => entry.id)
  return {
    products: await readFound(app, ids),
    categories: categoriesOf(hits, (await findCategories(app)).all),
    isNear: false,
    near: [],
  }
}

async function readFound(app: FollowDeps, ids: string[]) {
  return (await readProducts(app, ids)).map(foundOf)
}

async function findWithoutIndex(app: FollowDeps, q: string): Promise<Suggestions> {
  const ids = await searchProducts(app, { q, limit: searchLimits.products })
  return { ...nothing, products: await readFound(app, ids) }
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
