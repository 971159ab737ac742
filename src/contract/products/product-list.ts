import type { SpecFacet } from '../specifications/spec-filter.ts'
import type { SpecKind } from '../specifications/spec-kinds.ts'
import type { ProductCard, StockStatus } from './product.ts'

export const productSorts = ['relevance', 'newest', 'name', 'price', '-price'] as const
export type ProductSort = (typeof productSorts)[number]

/** Also by what one kind of specification says: `memory`, `-memory`. */
export type ListSort = ProductSort | SpecKind | `-${SpecKind}`

/** A search starts with the best matches, every other list with the newest products. */
export function usualSort(q: string | undefined): ProductSort {
  return q ? 'relevance' : 'newest'
}

export const listMessages = {
  loading: 'Loading products...',
  none: 'No products found',
  noneHint: 'Try adjusting your search or filter',
  moreSpecs: 'More specs available...',
  failed: 'Failed to fetch products',
} as const

export const productViews = ['grid', 'table'] as const
export type ProductView = (typeof productViews)[number]

/** Where prices are parted, in rupees. */
export const priceSteps = [10_000, 25_000, 50_000, 1_00_000] as const

/** Every category, and how many products one finds there with all else as it is. */
export type CategoryTab = { name: string; count: number }

/** What the list can be narrowed by, each with how many products that leaves. */
export type ListFilters = {
  /** Several may be chosen: each adds its products to those of the others. */
  brands: { name: string; count: number }[]
  stock: { name: StockStatus; count: number }[]
  prices: { min: number | null; max: number | null; count: number }[]
  /** Of a category alone: the kinds by which it is chosen from. */
  specs: SpecFacet[]
}

/** What a search that found nothing offers instead. */
export type Instead = { spelling: string | null; near: ProductCard[] }

/** A condition that the words of a search set, and the words without it. */
export type AskedPart = { text: string; without: string }

export type ProductListPage = {
  /** Or All. */
  category: string
  q: string
  /** The conditions in the words. */
  asked: AskedPart[]
  /** A word was taken for a misspelt one. */
  isCorrected: boolean
  /** The words as they were meant, where one is written nearly so. */
  spelling: string | null
  tabs: CategoryTab[]
  /** Null for a search in the moment after a start, while its index is not ready. */
  filters: ListFilters | null
  products: ProductCard[]
  total: number
  page: number
  pages: number
  instead: Instead | null
}
