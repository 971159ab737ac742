import { allCategories } from '#contract/categories/category.ts'
import { countedKinds } from '../specifications/spec-facets.ts'
import { bandPrices } from './facet-counts.ts'
import type { FacetCounts } from './facet-counts.ts'
import type { ProductFilter } from './filter-products.ts'
import type { ListedProducts } from './listed-products.ts'

/** Of a list without words. Another price costs some halvings for each choice, however many products there are. */
export function countListed(
  lists: ListedProducts,
  filter: ProductFilter,
  categories: readonly string[],
): FacetCounts {
  const { category, specs = [] } = filter
  const kinds = countedKinds(category === allCategories ? undefined : category, specs)
  return {
    total: lists.count(filter),
    categories: new Map(
      categories.map((name) => [name, lists.count({ ...filter, category: name })]),
    ),
    brands: lists.countByText('brand', { ...filter, brand: undefined }),
    stock: lists.countByText('stockStatus', { ...filter, stock: undefined }),
    prices: bandPrices.map((prices) => lists.count({ ...filter, ...prices })),
    specs: kinds.map((kind) => {
      const others = specs.filter((test) => test.kind !== kind)
      return { kind, codes: lists.countByCode(kind, { ...filter, specs: others }) }
    }),
  }
}
