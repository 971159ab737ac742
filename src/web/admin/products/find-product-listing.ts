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
  onPage: number
  failure?: Failure
}

type Answer = { products: Record<string, ProductRecord>; total: number }

const nothing: ProductListing = { products: [], total: 0, page: 1, pages: 1, onPage: onTablePage }

/** One page of the table or of the cards. A list that cannot be read is empty, and says why. */
export async function findProductListing(
  query: ProductTableQuery,
  signal: AbortSignal,
  onPage = onTablePage,
): Promise<ProductListing> {
  try {
    return await readPage(query, signal, onPage)
  } catch (error) {
    if (signal.aborted) return nothing
    const { message } = requireApiError(error)
    return { ...nothing, failure: { title: message || productScreenTexts.listFailed } }
  }
}

/** The last product of the last page may just have gone: then the page before is the last. */
async function readPage(
  query: ProductTableQuery,
  signal: AbortSignal,
  onPage: number,
): Promise<ProductListing> {
  const params = tableParams(query)
  params.set('page', String(query.page))
  params.set('limit', String(onPage))
  const { products, total } = await callApi<Answer>(`/admin/products/all?${params}`, { signal })
  const pages = Math.max(1, Math.ceil(total / onPage))
  if (query.page > pages) return readPage({ ...query, page: pages }, signal, onPage)
  return { products: Object.values(products), total, page: query.page, pages, onPage }
}
