import { productSorts } from '#contract/products/product-list.ts'
import type { ProductSort } from '#contract/products/product-list.ts'
import { productCategories, stockStatuses } from '#contract/products/product.ts'
import { knownOr, pageIn } from '../tables/address-fields.ts'

/** What the address of the product table says. Empty stands for all. */
export type ProductTableQuery = {
  q: string
  category: string
  stock: string
  sort: string
  page: number
}

/** The two screens that list the products, by their paths. */
export const listPaths = { table: '/admin/products', cards: '/admin/products/view' } as const
export type ListPath = (typeof listPaths)[keyof typeof listPaths]

export const onTablePage = 25

/** What the sort select offers; the server has no opinion of relevance here. */
export const tableSorts: { sort: ProductSort; text: string }[] = [
  { sort: 'newest', text: 'Newest first' },
  { sort: 'name', text: 'Name' },
  { sort: 'price', text: 'Price, low to high' },
  { sort: '-price', text: 'Price, high to low' },
]

export function tableQueryOf(params: URLSearchParams): ProductTableQuery {
  return {
    q: params.get('q')?.trim() ?? '',
    category: knownOr('', params.get('category'), productCategories),
    stock: knownOr('', params.get('stock'), stockStatuses),
    sort: knownOr('newest', params.get('sort'), productSorts),
    page: pageIn(params),
  }
}

export function tableAddress(query: ProductTableQuery, path: ListPath = listPaths.table) {
  const params = tableParams(query)
  return params.size > 0 ? `${path}?${params}` : path
}

/** Only what is not as it is anyway: addresses stay short, and one view has one address. */
export function tableParams({ q, category, stock, sort, page }: ProductTableQuery) {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (category) params.set('category', category)
  if (stock) params.set('stock', stock)
  if (sort !== 'newest') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params
}

export function isFiltered({ q, category, stock }: ProductTableQuery) {
  return Boolean(q || category || stock)
}
