import type { ProductCategory } from '#contract/products/product.ts'

export type CataloguesTable = {
  category: ProductCategory
  /** Names the PDF by its content. */
  fileKey: string
  originalName: string
  bytes: number
  changedAt: string
}

/** Which catalogues came as demo content. Another file in its place is the office's own. */
export type DemoCataloguesTable = {
  category: ProductCategory
  fileKey: string
}
