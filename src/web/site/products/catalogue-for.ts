import type { CategoryCatalogue } from '#contract/catalogues/catalogue.ts'
import type { ProductCategory } from '#contract/products/product.ts'

export function catalogueFor(catalogues: CategoryCatalogue[], category: ProductCategory) {
  return catalogues.find((catalogue) => catalogue.category === category)
}
