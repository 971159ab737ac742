import type { CategoryCatalogue } from '#contract/catalogues/catalogue.ts'
import type { Category } from '#domain/find-categories.ts'
import { listedOf } from '#domain/products/product-views.ts'
import type { StoredProduct } from '#domain/products/stored-products.ts'
import type { ProductGroups } from '#contract/products/product-responses.ts'

/** All categories in their order, each with its catalogue and its products of this page. */
export function productGroupsOf(
  categories: Category[],
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
