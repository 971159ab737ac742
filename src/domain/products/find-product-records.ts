import type { ProductRecord } from '#contract/products/product.ts'
import type { ProductFilter, ProductSlice } from './filter-products.ts'
import { countProducts, findProductIds } from './find-product-list.ts'
import type { FollowDeps } from './follow-rows.ts'
import { listKindsIn } from './product-subsets.ts'
import { recordOf } from './product-views.ts'
import { readOfficeProducts } from './read-products.ts'

/** For the office, which sees drafts and hidden categories. */
export async function findProductRecords(
  app: FollowDeps,
  slice: ProductSlice,
): Promise<ProductRecord[]> {
  return (await readOfficeProducts(app, await findRecordIds(app, slice))).map(recordOf)
}

export function findRecordIds(app: FollowDeps, slice: ProductSlice) {
  return findProductIds(app, withAll(slice))
}

export function countProductRecords(app: FollowDeps, filter: ProductFilter) {
  return countProducts(app, withAll(filter))
}

function withAll<Filter extends ProductFilter>(filter: Filter) {
  return { ...filter, among: listKindsIn(filter.only) }
}
