import type { ProductRecord } from '#contract/products/product.ts'
import { requireApiError } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { productScreenTexts } from './product-screen-texts.ts'
import { onTablePage, tableParams } from './product-table-query.ts'
import type { ProductTableQuery } from './product-table-query.ts'

export type ProductListing = {
  products: ProductRecord[]
  total: number
  page: number
  pages: number
  failure?: Failure
}

type Answer = { products: Record<string, ProductRecord>; total: number }

const nothing: ProductListing = { products: [], total: 0, page: 1, pages: 1 }

/** One page of the table. A list that cannot be read is empty, and says why. */
export async function findProductListing(
  query: ProductTableQuery,
  signal: AbortSignal,
): Promise<ProductListing> {
  try {
    return await readPage(query, signal)
  } catch (error) {
    if (signal.aborted) return nothing
    const { message } = requireApiError(error)
    return { ...nothing, failure: { title: message || productScreenTexts.listFailed } }
  }
}

/** The last product of the last page may just have gone: then the page before is the last. */
async function readPage(query: ProductTableQuery, signal: AbortSignal): Promise<ProductListing> {
  const params = tableParams(query)
  params.set('page', String(query.page))
  params.set('limit', String(onTablePage))
  const { products, total } = await callApi<Answer>(`/admin/products/all?${params}`, { signal })
  const pages = Math.max(1, Math.ceil(total / onTablePage))
  if (query.page > pages) return readPage({ ...query, page: pages }, signal)
  return { products: Object.values(products), total, page: query.page, pages }
}
