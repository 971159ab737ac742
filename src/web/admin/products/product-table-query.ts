import { withFields } from '#contract/call-request.ts'
import { productSorts, usualSort } from '#contract/products/product-list.ts'
import type { ProductSort } from '#contract/products/product-list.ts'
import { productCategories, stockStatuses } from '#contract/products/product.ts'
import { oneOf, pageIn } from '../lists/address-query.ts'

/** What the address of the product table says. Empty stands for all. */
export type ProductTableQuery = {
  q: string
  category: string
  stock: string
  sort: string
  page: number
}

/** What products are called: one, and several. */
export const productNoun: [string, string] = ['product', 'products']

/** The two screens that list the products, by their paths. */
export const listPaths = { table: '/admin/products', cards: '/admin/products/view' } as const
type ListPath = (typeof listPaths)[keyof typeof listPaths]

/** What the sort select offers; only a search has a best match. */
const tableSorts: { sort: ProductSort; text: string }[] = [
  { sort: 'relevance', text: 'Best match' },
  { sort: 'newest', text: 'Newest first' },
  { sort: 'name', text: 'Name' },
  { sort: 'price', text: 'Price, low to high' },
  { sort: '-price', text: 'Price, high to low' },
]

export function sortsFor({ q }: ProductTableQuery) {
  return q ? tableSorts : tableSorts.slice(1)
}

export function tableQueryOf(params: URLSearchParams): ProductTableQuery {
  const q = params.get('q')?.trim() ?? ''
  return {
    q,
    category: oneOf(productCategories, params.get('category') ?? ''),
    stock: oneOf(stockStatuses, params.get('stock') ?? ''),
    sort: sortIn(params, q),
    page: pageIn(params.get('page')),
  }
}

export function tableAddress(query: ProductTableQuery, path: ListPath = listPaths.table) {
  const page = query.page > 1 ? query.page : undefined
  return withFields(path, { ...filterOf(query), page })
}

/** Only what is not as it is anyway: addresses stay short, and one view has one address. */
export function filterOf({ q, category, stock, sort }: ProductTableQuery) {
  return {
    q: q || undefined,
    category: productCategories.find((known) => known === category),
    stock: stockStatuses.find((known) => known === stock),
    sort: productSorts.find((known) => known === sort && known !== usualSort(q)),
  }
}

/** An order that nobody chose becomes that of a search with the search, and ends with it. */
export function searchedFor(q: string, { q: before, sort }: ProductTableQuery) {
  const isChosen = sort !== usualSort(before) && sort !== 'relevance'
  return { q, sort: isChosen ? sort : usualSort(q) }
}

function sortIn(params: URLSearchParams, q: string) {
  const sort = oneOf(productSorts, params.get('sort') ?? '') || usualSort(q)
  return sort === 'relevance' ? usualSort(q) : sort
}

export function isFiltered({ q, category, stock }: ProductTableQuery) {
  return Boolean(q || category || stock)
}
