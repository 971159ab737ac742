import type { ProductForm } from '#contract/products/product-form.ts'

/** A product as it is printed: its picture is small already, or there is none. */
export type CatalogueEntry = { form: ProductForm; picture: Buffer | undefined }

export type Catalogue = { category: string; lead: string; entries: CatalogueEntry[] }

/** In points of A4. */
export const sheetOf = { wide: 595.28, high: 841.89, margin: 42 } as const
export const entriesOnPage = 4
/** The cover and the list come first. */
const pagesBefore = 2

export function pageOfEntry(at: number) {
  return pagesBefore + 1 + Math.floor(at / entriesOnPage)
}
