import type { ProductQuery } from '#contract/products/product-query.ts'
import type { ProductSort, ProductSubset } from '#contract/products/product-list.ts'
import { publications } from '#contract/products/product.ts'
import type { Publication } from '#contract/products/product.ts'
import type { Db } from '../app.ts'
import { holdsWords } from '../holds-words.ts'
import { paiseOf } from './product-rules.ts'

export type ProductFilter = Pick<
  ProductQuery,
  'category' | 'q' | 'brand' | 'stock' | 'minPrice' | 'maxPrice'
> & {
  /** Absent for the public, which sees no draft. */
  among?: readonly Publication[]
  /** A part that the office looks at alone. */
  only?: ProductSubset | undefined
}

export type ProductSlice = ProductFilter & {
  sort?: ProductSort | undefined
  page?: number | undefined
  /** Absent: all of them. */
  limit?: number | undefined
}

export type ListedQuery = ReturnType<typeof filterProducts>

export function amongOf({ among = ['Published'] }: ProductFilter) {
  return among
}

/** The products that a query asks for, not yet ordered or paged. */
export function filterProducts(db: Db, filter: ProductFilter) {
  const { category, q, brand, stock, minPrice, maxPrice } = filter
  const among = amongOf(filter)
  let products = db.selectFrom('products').where('withdrawnAt', 'is', null)
  if (among.length < publications.length) {
    products = products.where('draftUntil', among.includes('Draft') ? 'is not' : 'is', null)
  }
  if (category && category !== 'All') products = products.where('category', '=', category)
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

/** The same, in the order asked for, and of that one page. */
export function sliceProducts(db: Db, { sort, page = 1, limit, ...filter }: ProductSlice) {
  const products = ordered(filterProducts(db, filter), sort)
  if (limit === undefined) return products
  return products.limit(limit).offset((page - 1) * limit)
}

export function isFilteredBeyondCategory({ q, brand, stock, minPrice, maxPrice }: ProductFilter) {
  return Boolean(q || brand?.length || stock || minPrice !== undefined || maxPrice !== undefined)
}

/** Ids sort by the time they were made, and settle every tie. */
function ordered(products: ReturnType<typeof filterProducts>, sort: ProductSort = 'newest') {
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
