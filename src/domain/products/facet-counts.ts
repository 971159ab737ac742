import { priceSteps } from '#contract/products/product-list.ts'
import type { SpecCounts } from '../specifications/spec-facets.ts'

/** How many products each choice would leave, with all other choices as they are. */
export type FacetCounts = {
  total: number
  categories: ReadonlyMap<string, number>
  brands: ReadonlyMap<string, number>
  stock: ReadonlyMap<string, number>
  prices: number[]
  specs: SpecCounts[]
}

/** Below the first step, between each two, above the last one. */
export const priceBands = [null, ...priceSteps].map((min, at) => ({
  min,
  max: priceSteps[at] ?? null,
}))

/** The bands as filters. */
export const bandPrices = priceBands.map(({ min, max }) => ({
  minPrice: min ?? undefined,
  maxPrice: max ?? undefined,
}))
