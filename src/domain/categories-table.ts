/** The name is that of the products' column, so a category that is renamed renames it there too. */
export type CategoriesTable = {
  id: string
  name: string
  /** The name as addresses have it. No two categories have the same. */
  slug: string
  place: number
  icon: string
  /** JSON lists of texts. */
  synonyms: string
  labels: string
  /** The number of published products, stored so that no page counts rows. */
  products: number
  /** One more with each change of what the office edits. */
  version: number
  hiddenAt: string | null
  /** Since then it is no category; it can be restored. */
  removedAt: string | null
  /** Where its products went. */
  mergedInto: string | null
}

/** The products that a merge has moved, until the category is restored. */
export type MergedProductsTable = { categoryId: string; productId: string }

export type FormerCategoryNamesTable = { name: string; categoryId: string }
