import { productCalls } from '#contract/products/product-calls.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { requireApiError } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { emptyPage, readPage, rowsOnPage } from '../tables/read-page.ts'
import type { PageRead } from '../tables/read-page.ts'
import { filterOf } from './product-table-query.ts'
import type { ProductTableQuery } from './product-table-query.ts'

export type ProductListing = PageRead<ProductRecord> & { failure?: Failure }

/** One page of the table or of the cards. A list that cannot be read is empty, and says why. */
export async function findProductListing(
  query: ProductTableQuery,
  signal: AbortSignal,
  onPage = rowsOnPage,
): Promise<ProductListing> {
  try {
    return await readPage(query.page, onPage, askForPage)
  } catch (error) {
    if (signal.aborted) return emptyPage(onPage)
    const { message } = requireApiError(error)
    return { ...emptyPage(onPage), failure: { title: message } }
  }

  async function askForPage(page: number) {
    const asked = { ...filterOf(query), page, limit: onPage }
    const { products, total = 0 } = await callApi(productCalls.listRecords, asked, { signal })
    return { rows: Object.values(products), total }
  }
}
