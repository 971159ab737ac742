import type { CategoryTab, ListFilters } from '#contract/products/product-list.ts'
import { stockStatuses } from '#contract/products/product.ts'
import { findCategories } from '../find-categories.ts'
import { specFacets } from '../specifications/spec-facets.ts'
import { countHits } from './count-hits.ts'
import { countListed } from './count-listed.ts'
import { priceBands } from './facet-counts.ts'
import type { FacetCounts } from './facet-counts.ts'
import { isFilteredBeyondCategory } from './filter-products.ts'
import type { ProductFilter } from './filter-products.ts'
import { findLists } from './find-lists.ts'
import { findNeeded } from './find-needed.ts'
import { listedHits } from './meet-need.ts'
import { firstOf } from './first-of.ts'
import type { FollowDeps } from './follow-rows.ts'

/** More than a person looks through. */
const mostBrands = 60

export type Facets = ListFilters & { tabs: CategoryTab[]; total: number }

/** What each choice would leave, with all other choices as they are. Undefined for a search while there is no index. */
export async function findFacets(
  app: FollowDeps,
  filter: ProductFilter,
): Promise<Facets | undefined> {
  const { shown } = await findCategories(app)
  const names = shown.map(({ name }) => name)
  const counts = filter.q
    ? await countFound(app, filter)
    : countListed(await findLists(app), filter, names)
  if (!counts) return undefined
  const tabs = names.map((name) => ({ name, count: counts.categories.get(name) ?? 0 }))
  return { ...filtersOf(counts, filter), tabs, total: counts.total }
}

async function countFound(app: FollowDeps, filter: ProductFilter) {
  const list = await findLists(app)
  const needed = await findNeeded(app, filter, { list, publication: 'Published' })
  if (!needed) return undefined
  const category = filter.category ?? needed.need?.category
  return countHits(listedHits(needed.hits, list), filter, category)
}

function filtersOf(counts: FacetCounts, filter: ProductFilter): ListFilters {
  return {
    brands: brandsOf(counts, filter.brand ?? []),
    stock: stockStatuses
      .map((name) => ({ name, count: counts.stock.get(name) ?? 0 }))
      .filter(({ count }) => count > 0),
    specs: specFacets(counts.specs, {
      tests: filter.specs ?? [],
      isNarrowed: isFilteredBeyondCategory({ ...filter, q: undefined }),
    }),
    prices: priceBands
      .map((band, at) => ({ ...band, count: counts.prices[at] ?? 0 }))
      .filter(({ count }) => count > 0),
  }
}

/** Those that are chosen, and those that most products have. */
function brandsOf(counts: FacetCounts, chosen: string[]) {
  const brands = [...counts.brands].map(([name, count]) => ({ name, count }))
  const most = firstOf(
    brands.filter(({ name }) => name !== ''),
    mostBrands,
    (one, other) =>
      Number(chosen.includes(other.name)) - Number(chosen.includes(one.name)) ||
      other.count - one.count,
  )
  return most.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}
