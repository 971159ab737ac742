import type { ProductCard, ProductCategory } from './product.ts'

export const productSorts = ['relevance', 'newest', 'name', 'price', '-price'] as const
export type ProductSort = (typeof productSorts)[number]

/** A search gives its best answers first, everything else what is newest. */
export function usualSort(q: string | undefined): ProductSort {
  return q ? 'relevance' : 'newest'
}

export const listLimits = {
  onPage: 24,
  limit: 200,
  /** Past this page no catalogue reaches, and the offset stays a safe integer. */
  page: 1_000_000,
  search: 200,
} as const

export const listMessages = {
  loading: 'Loading products...',
  none: 'No products found',
  noneHint: 'Try adjusting your search or filter',
  moreSpecs: 'More specs available...',
  failed: 'Failed to fetch products',
} as const

/** The tabs of the list: every category and how many products it holds. */
export type CategoryTab = { name: ProductCategory; count: number }

export type ProductListPage = {
  category: ProductCategory | 'All'
  q: string
  tabs: CategoryTab[]
  products: ProductCard[]
  total: number
  page: number
  pages: number
}
