import type { CategoryCatalogue } from '#contract/catalogues/catalogue.ts'
import { productCategories } from '#contract/products/product.ts'
import type { ListedProduct } from '#domain/products/find-product-list.ts'
import { slugOf } from '#domain/products/product-rules.ts'
import type { ProductGroups } from '#contract/products/product-responses.ts'

/** All nine categories in their order, each with its catalogue and its products of this page. */
export function productGroupsOf(
  products: ListedProduct[],
  catalogues: CategoryCatalogue[],
): ProductGroups['productCategories'] {
  return productCategories.map((name) => ({
    id: slugOf(name),
    name,
    catalogue: catalogues.find(({ category }) => category === name)?.url ?? null,
    items: products
      .filter((product) => product.category === name)
      .map(({ category: _, ...item }) => item),
  }))
}
