import { productCalls } from '#contract/products/product-calls.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { findListing, rowsOnPage } from '../lists/listing.ts'
import type { Listing } from '../lists/listing.ts'
import { requireApiError } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { filterOf } from './product-table-query.ts'
import type { ProductTableQuery } from './product-table-query.ts'

/** One page of the table or of the cards. */
export async function findProductListing(
  query: ProductTableQuery,
  signal: AbortSignal,
  onPage = rowsOnPage,
): Promise<Listing<ProductRecord>> {
  const source = {
    onPage,
    async ask(part: { page: number; limit: number }) {
      const asked = { ...filterOf(query), ...part }
      const { products, total } = await callApi(productCalls.listRecords, asked, { signal })
      return { rows: Object.values(products), total, facts: {} }
    },
    facts: {},
    failureOf: (error: unknown) => ({ title: requireApiError(error).message }),
  }
  return findListing(query.page, source, { signal })
}
