import { listLimits } from '#contract/list-limits.ts'
import type { Instead, ListFilters, ProductListPage } from '#contract/products/product-list.ts'
import type { ProductQuery } from '#contract/products/product-query.ts'
import { allCategories } from '#contract/categories/category.ts'
import { findCategories } from '../find-categories.ts'
import { amongOf, isFilteredBeyondCategory } from './filter-products.ts'
import type { ProductFilter, ProductSlice } from './filter-products.ts'
import { findFacets } from './find-facets.ts'
import type { Facets } from './find-facets.ts'
import { findAllLists, findLists } from './find-lists.ts'
import { findSearchIndex } from './follow-products.ts'
import type { FollowDeps } from './follow-rows.ts'
import type { ListedProducts } from './listed-products.ts'
import type { ListedEntry } from './ordered-products.ts'
import { entryOrderOf, sortedKindOf } from './product-orders.ts'
import { questionOf } from './product-subsets.ts'
import type { IsWanted } from './product-subsets.ts'
import { cardOf } from './product-views.ts'
import { countFound, searchProducts } from './search-products.ts'
import { findNearest, findNeeded } from './find-needed.ts'
import { firstOf } from './first-of.ts'
import { fits } from './search-rules.ts'
import { readProducts } from './read-products.ts'
import type { StoredProduct } from './stored-products.ts'

const mostNear = 6

/** The public page. The first category is selected where the address names nothing. */
export async function findProductListPage(
  app: FollowDeps,
  query: ProductQuery & Pick<ProductFilter, 'specs'>,
): Promise<ProductListPage> {
  const { shown } = await findCategories(app)
  const names = shown.map(({ name }) => name)
  const category = selectedCategory(query, names)
  const slice = { ...query, category, limit: listLimits.onPage }
  const [products, facets] = await Promise.all([
    findListedProducts(app, slice),
    findFacets(app, slice),
  ])
  const total = facets?.total ?? (await countProducts(app, slice))
  return {
    category,
    q: query.q ?? '',
    ...(query.q ? await findAsked(app, slice) : nothingAsked),
    tabs: facets?.tabs ?? (await findLists(app)).tabs(names),
    filters: facets ? filtersOf(facets) : null,
    products: products.map(cardOf),
    total,
    page: query.page ?? 1,
    pages: Math.max(1, Math.ceil(total / listLimits.onPage)),
    instead: total === 0 && query.q ? await findInstead(app, slice) : null,
  }
}

function filtersOf({ brands, stock, prices, specs }: Facets): ListFilters {
  return { brands, stock, prices, specs }
}

const nothingAsked = { asked: [], isCorrected: false, spelling: null }

/** What the words of a search were taken for. */
async function findAsked(app: FollowDeps, filter: ProductFilter) {
  const searched = { list: await findLists(app), publication: 'Published' } as const
  const found = await findNeeded(app, filter, searched)
  return {
    asked: found?.need?.parts ?? [],
    isCorrected: found?.isCorrected ?? false,
    spelling: found?.spelling ?? null,
  }
}

/** How it may have been meant, and what has some of its words. */
async function findInstead(app: FollowDeps, filter: ProductFilter): Promise<Instead | null> {
  const index = await findSearchIndex(app)
  if (!index) return null
  const searched = { list: await findLists(app), publication: 'Published' } as const
  const ids = await findNearest(app, filter, mostNear, searched)
  const products = await readProducts(app, ids)
  return { spelling: index.spellingOf(filter.q ?? '') ?? null, near: products.map(cardOf) }
}

export async function findListedProducts(
  app: FollowDeps,
  slice: ProductSlice,
): Promise<StoredProduct[]> {
  return readProducts(app, await findProductIds(app, slice))
}

/** The products of a slice in its order: as the search index says in a search, else as the lists do. */
export async function findProductIds(app: FollowDeps, slice: ProductSlice): Promise<string[]> {
  if (slice.q) return searchProducts(app, slice)
  const lists = await findAllLists(app)
  const found = amongOf(slice).map((publication) => lists[publication])
  return findInLists(found, slice, await questionOf(app, slice.only)).map(({ id }) => id)
}

/** One list has its products in order already. */
function findInLists(lists: ListedProducts[], slice: ProductSlice, isWanted: IsWanted | undefined) {
  if (isWanted) return sliceOf(partOf(lists, slice, isWanted), slice)
  const [first, ...others] = lists.filter((list) => list.count({}) > 0)
  if (!first) return []
  // No list has them in this order.
  if (sortedKindOf(slice.sort)) {
    const { page: _, limit: __, ...whole } = slice
    return sliceOf(
      lists.flatMap((list) => list.find(whole)),
      slice,
    )
  }
  if (others.length === 0) return first.find(slice)
  const { page = 1, limit = Infinity } = slice
  return sliceOf(
    lists.flatMap((list) => list.find({ ...slice, page: 1, limit: page * limit })),
    slice,
  )
}

function sliceOf(found: ListedEntry[], { sort, page = 1, limit = Infinity }: ProductSlice) {
  const start = limit === Infinity ? 0 : (page - 1) * limit
  return firstOf(found, page * limit, entryOrderOf(sort)).slice(start)
}

/** By a look at each product: some milliseconds of 10,000. */
function partOf(lists: ListedProducts[], filter: ProductFilter, isWanted: IsWanted) {
  return lists.flatMap((list) =>
    [...list.entries()].filter((entry) => isWanted(entry) && fits(entry, filter)),
  )
}

export async function countProducts(app: FollowDeps, filter: ProductFilter): Promise<number> {
  if (filter.q) return countFound(app, filter)
  const lists = await findAllLists(app)
  const counted = amongOf(filter).map((publication) => lists[publication])
  const isWanted = await questionOf(app, filter.only)
  if (isWanted) return partOf(counted, filter, isWanted).length
  return counted.reduce((count, list) => count + list.count(filter), 0)
}

function selectedCategory(query: ProductFilter, [first = allCategories]: string[]) {
  if (query.category) return query.category
  return isFilteredBeyondCategory(query) ? allCategories : first
}
