import type { ProductCategory } from '#contract/products/product.ts'

export type CataloguesTable = {
  category: ProductCategory
  /** Names the PDF by its content. */
  fileKey: string
  originalName: string
  bytes: number
  changedAt: string
}
