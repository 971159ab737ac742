import { productCategories } from '#contract/products/product.ts'
import type { ListedProduct } from '#domain/products/find-product-list.ts'
import { slugOf } from '#domain/products/product-rules.ts'
import type { ProductGroups } from './product-answers.ts'

/** All nine categories in their order, each with its products of this page. */
export function productGroupsOf(products: ListedProduct[]): ProductGroups['productCategories'] {
  return productCategories.map((name) => ({
    id: slugOf(name),
    name,
    catalogue: null,
    items: products
      .filter((product) => product.category === name)
      .map(({ category: _, ...item }) => item),
  }))
}
