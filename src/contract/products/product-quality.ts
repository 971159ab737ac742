/** What the office can improve of a product, the most visible first. */
export const productFaults = [
  'Without image',
  'Without price',
  'Without HSN code',
  'Without usual specifications',
  'Same brand and model number',
  'Long name',
  'Specifications not understood',
] as const
export type ProductFault = (typeof productFaults)[number]

/** What the office can look at alone. */
export const productSubsets = ['Published', 'Drafts', 'Featured', ...productFaults] as const
export type ProductSubset = (typeof productSubsets)[number]

/** A longer name is cut off in lists and in results of search engines. */
export const longestShownName = 70

/** How many products there are, drafts too, how many have a fault, and how many have each. */
export type ProductQuality = {
  products: number
  faulty: number
  faults: { fault: ProductFault; count: number }[]
}

export const qualityMessages = {
  failed: 'Failed to check the products',
  none: 'No product has a fault',
} as const
