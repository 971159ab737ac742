import type { CategoryCatalogue } from '#contract/catalogues/catalogue.ts'
import { productCategories } from '#contract/products/product.ts'
import { listedOf } from '#domain/products/product-views.ts'
import type { StoredProduct } from '#domain/products/stored-products.ts'
import { slugOf } from '#domain/products/product-rules.ts'
import type { ProductGroups } from '#contract/products/product-responses.ts'

const categories = productCategories.map((name) => ({ id: slugOf(name), name }))

/** All nine categories in their order, each with its catalogue and its products of this page. */
export function productGroupsOf(
  products: StoredProduct[],
  catalogues: CategoryCatalogue[],
): ProductGroups['productCategories'] {
  const byCategory = Map.groupBy(products, ({ category }) => category)
  return categories.map(({ id, name }) => ({
    id,
    name,
    catalogue: catalogues.find(({ category }) => category === name)?.url ?? null,
    items: byCategory.get(name)?.map(listedOf) ?? [],
  }))
}
