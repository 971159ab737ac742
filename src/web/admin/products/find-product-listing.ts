import type { ProductRecord } from '#contract/products/product.ts'
import { requireApiError } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { emptyPage, readPage } from '../tables/read-page.ts'
import type { PageRead } from '../tables/read-page.ts'
import { productScreenTexts } from './product-screen-texts.ts'
import { onTablePage, tableParams } from './product-table-query.ts'
import type { ProductTableQuery } from './product-table-query.ts'

export type ProductListing = Omit<PageRead<never>, 'rows'> & {
  products: ProductRecord[]
  failure?: Failure
}

type Answer = { products: Record<string, ProductRecord>; total: number }

/** One page of the table or of the cards. A list that cannot be read is empty, and says why. */
export async function findProductListing(
  query: ProductTableQuery,
  signal: AbortSignal,
  onPage = onTablePage,
): Promise<ProductListing> {
  try {
    const { rows, ...page } = await readPage(query.page, onPage, askForPage)
    return { ...page, products: rows }
  } catch (error) {
    const { rows, ...page } = emptyPage(onPage)
    if (signal.aborted) return { ...page, products: rows }
    const { message } = requireApiError(error)
    const failure = { title: message || productScreenTexts.listFailed }
    return { ...page, products: rows, failure }
  }

  async function askForPage(page: number) {
    const params = tableParams(query)
    params.set('page', String(page))
    params.set('limit', String(onPage))
    const { products, total } = await callApi<Answer>(`/admin/products/all?${params}`, { signal })
    return { rows: Object.values(products), total }
  }
}
