import type { StockStatus } from '../products/product.ts'

export const searchLimits = {
  /** How many products and categories are suggested. */
  products: 6,
  categories: 3,
} as const

export const searchMessages = {
  placeholder: 'Search products...',
  near: 'No product has all of these words. Near them:',
  none: 'No products found',
  noneHint: 'Check the spelling, or try a brand, a category or part of a model number.',
  failed: 'Suggestions are not available right now. Enter shows all results.',
  suggestions: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
} as const

/** A product as the search field suggests it. */
export type FoundProduct = {
  id: string
  path: string
  name: string
  brand: string
  category: string
  modelNo: string
  image: string | null
  price: number | null
  stockStatus: StockStatus
}

/** A category, and how many products of the search's result it holds. */
export type FoundCategory = { id: string; name: string; count: number }

export type Suggestions = {
  products: FoundProduct[]
  categories: FoundCategory[]
  /** Nothing has all that is asked for: `near` has what comes near to it. */
  isNear: boolean
  near: FoundProduct[]
}
