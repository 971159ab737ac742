import { allCategories } from '#contract/categories/category.ts'
import type { ListSort } from '#contract/products/product-list.ts'
import { passes } from '../specifications/packed-specs.ts'
import type { PackedSpecs } from '../specifications/packed-specs.ts'
import type { Hit, SearchEntry } from '../search/search-index.ts'
import type { ProductFilter } from './filter-products.ts'
import { entryOrderOf, newestFirst } from './product-orders.ts'
import type { Order } from './product-orders.ts'
import { paiseOf } from './product-rules.ts'

/** What the filters look at: specifications are in the lists alone. */
export type FilteredEntry = SearchEntry & { specs?: PackedSpecs }

/** As `filterProducts` has it in SQL. */
export function fits(entry: FilteredEntry, filter: ProductFilter) {
  return (
    hasCategory(entry, filter) &&
    hasBrand(entry, filter) &&
    hasStock(entry, filter) &&
    hasPrice(entry, filter) &&
    hasSpecs(entry, filter)
  )
}

export function hasCategory(entry: SearchEntry, { category }: ProductFilter) {
  return !category || category === allCategories || entry.category === category
}

export function hasBrand(entry: SearchEntry, { brand }: ProductFilter) {
  return !brand || brand.length === 0 || brand.includes(entry.brand)
}

export function hasStock(entry: SearchEntry, { stock }: ProductFilter) {
  return !stock || entry.stockStatus === stock
}

function hasSpecs({ specs = '' }: FilteredEntry, { specs: tests }: ProductFilter) {
  return !tests || tests.every((test) => passes(specs, test))
}

/** What has no price is above no price, and below none. */
export function hasPrice(entry: SearchEntry, { minPrice, maxPrice }: ProductFilter) {
  if (minPrice !== undefined && entry.pricePaise < Math.max(1, paiseOf(minPrice))) return false
  return maxPrice === undefined || entry.sortPrice <= paiseOf(maxPrice)
}

/** The order of a list, or the best match first. */
export function orderOf(sort: ListSort): Order<Hit> {
  if (sort === 'relevance') {
    return (one, other) => other.score - one.score || newestFirst(one.entry, other.entry)
  }
  const order = entryOrderOf(sort)
  return (one, other) => order(one.entry, other.entry)
}
