import type { ProductSort } from '#contract/products/product-list.ts'
import type { SearchEntry } from '../search/search-index.ts'

/** The orders of a list. A list that is no search has no best match: it starts with the newest. */
export const listOrders = ['newest', 'name', 'price', '-price'] as const
export type ListOrder = (typeof listOrders)[number]

export type Order<Item> = (one: Item, other: Item) => number

/** Ids sort by the time they were made, and settle every tie. */
export const entryOrders: Record<ListOrder, Order<SearchEntry>> = {
  newest: newestFirst,
  name: (one, other) => compare(one.sortName, other.sortName) || -newestFirst(one, other),
  price: (one, other) => one.sortPrice - other.sortPrice || -newestFirst(one, other),
  '-price': (one, other) => other.pricePaise - one.pricePaise || newestFirst(one, other),
}

export function listOrderOf(sort: ProductSort = 'newest'): ListOrder {
  return sort === 'relevance' ? 'newest' : sort
}

export function newestFirst(one: { id: string }, other: { id: string }) {
  return compare(other.id, one.id)
}

function compare(one: string, other: string) {
  if (one === other) return 0
  return one < other ? -1 : 1
}
