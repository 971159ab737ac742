import type { OfficeProductQuery } from '#contract/products/product-query.ts'
import { publications } from '#contract/products/product.ts'
import type { ProductRecord, Publication } from '#contract/products/product.ts'
import { readContentVersion } from '../content/watch-content-version.ts'
import type { ProductFilter, ProductSlice } from './filter-products.ts'
import { countProducts, findProductIds } from './find-product-list.ts'
import type { FollowDeps } from './follow-rows.ts'
import { recordOf } from './product-views.ts'
import { readOfficeProducts } from './read-products.ts'

/** What the office filters by and the public does not. */
type OfficeFilter = Pick<OfficeProductQuery, 'only'>

/** For the office, which sees drafts, and at once what another process has changed. */
export async function findProductRecords(
  app: FollowDeps,
  slice: ProductSlice & Partial<OfficeFilter>,
): Promise<ProductRecord[]> {
  await readContentVersion(app)
  return (await readOfficeProducts(app, await findRecordIds(app, slice))).map(recordOf)
}

export function findRecordIds(app: FollowDeps, slice: ProductSlice & Partial<OfficeFilter>) {
  return findProductIds(app, withDrafts(slice))
}

export function countProductRecords(
  app: FollowDeps,
  filter: ProductFilter & Partial<OfficeFilter>,
) {
  return countProducts(app, withDrafts(filter))
}

function withDrafts<Filter extends ProductFilter & Partial<OfficeFilter>>(filter: Filter) {
  return { ...filter, among: publicationsOf(filter) }
}

function publicationsOf({ only }: Partial<OfficeFilter>): readonly Publication[] {
  if (only === 'Drafts') return ['Draft']
  return only === 'Published' ? [only] : publications
}
