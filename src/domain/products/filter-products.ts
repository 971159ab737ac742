import { allCategories } from '#contract/categories/category.ts'
import type { ProductQuery } from '#contract/products/product-query.ts'
import type { ListSort } from '#contract/products/product-list.ts'
import type { ProductSubset } from '#contract/products/product-quality.ts'
import { publications } from '#contract/products/product.ts'
import type { Db } from '../app.ts'
import { specFiltersOf } from '#contract/specifications/spec-query.ts'
import { holdsWords } from '../holds-words.ts'
import { specTestsOf } from '../specifications/packed-specs.ts'
import type { SpecTest } from '../specifications/packed-specs.ts'
import { paiseOf } from './product-rules.ts'

/** The lists that there are of products: what the public sees, drafts, and the rest of hidden categories. */
export const listKinds = [...publications, 'Hidden'] as const
export type ListKind = (typeof listKinds)[number]

export type ProductFilter = Pick<
  ProductQuery,
  'category' | 'q' | 'brand' | 'stock' | 'minPrice' | 'maxPrice'
> & {
  /** By what specifications say, in codes. */
  specs?: readonly SpecTest[] | undefined
  /** Absent for the public. */
  among?: readonly ListKind[]
  /** A part that the office looks at alone. */
  only?: ProductSubset | undefined
}

export type ProductSlice = ProductFilter & {
  sort?: ListSort | undefined
  page?: number | undefined
  /** Absent: all of them. */
  limit?: number | undefined
}

export type ListedQuery = ReturnType<typeof filterProducts>

export function amongOf({ among = ['Published'] }: ProductFilter): readonly ListKind[] {
  return among
}

/** The products that a query asks for, not yet ordered or paged. */
export function filterProducts(db: Db, filter: ProductFilter) {
  const { category, q, brand, stock, minPrice, maxPrice } = filter
  const among = amongOf(filter)
  let products = db.selectFrom('products').where('withdrawnAt', 'is', null)
  if (among.length < listKinds.length) {
    products = products.where('draftUntil', among.includes('Draft') ? 'is not' : 'is', null)
  }
  if (!among.includes('Draft') && !among.includes('Hidden')) {
    products = products.where('category', 'not in', hiddenNames(db))
  }
  if (category && category !== allCategories) products = products.where('category', '=', category)
  if (brand && brand.length > 0) products = products.where('brand', 'in', brand)
  if (stock) products = products.where('stockStatus', '=', stock)
  if (minPrice !== undefined) {
    // At least one paisa: what has no price is above no price.
    products = products.where('pricePaise', '>=', Math.max(1, paiseOf(minPrice)))
  }
  if (maxPrice !== undefined) products = products.where('sortPrice', '<=', paiseOf(maxPrice))
  if (q) products = products.where(holdsWords('searchText', q))
  return products
}

/** Of the categories that only the office sees. */
export function hiddenNames(db: Db) {
  return db
    .selectFrom('categories')
    .select('name')
    .where('hiddenAt', 'is not', null)
    .where('removedAt', 'is', null)
}

/** The same, in the order asked for, and of that one page. */
export function sliceProducts(db: Db, { sort, page = 1, limit, ...filter }: ProductSlice) {
  const products = ordered(filterProducts(db, filter), sort)
  if (limit === undefined) return products
  return products.limit(limit).offset((page - 1) * limit)
}

export function isFilteredBeyondCategory(filter: ProductFilter) {
  const { q, brand, stock, minPrice, maxPrice, specs } = filter
  const isPriced = minPrice !== undefined || maxPrice !== undefined
  return Boolean(q || brand?.length || stock || isPriced || specs?.length)
}

/** A query of a list as the domain filters by it. */
export function withSpecs<Query extends Parameters<typeof specFiltersOf>[0]>(query: Query) {
  const specs = specTestsOf(specFiltersOf(query))
  return specs.length > 0 ? { ...query, specs } : query
}

/** Ids sort by the time they were made, and settle every tie. Specifications are in the lists alone. */
function ordered(products: ReturnType<typeof filterProducts>, sort: ListSort = 'newest') {
  switch (sort) {
    case 'name':
      return products.orderBy('sortName').orderBy('id')
    case 'price':
      return products.orderBy('sortPrice').orderBy('id')
    case '-price':
      return products.orderBy('pricePaise', 'desc').orderBy('id', 'desc')
    default:
      return products.orderBy('id', 'desc')
  }
}
