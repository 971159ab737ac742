import type { ListSort } from '#contract/products/product-list.ts'
import { isSpecKind } from '#contract/specifications/spec-kinds.ts'
import type { SpecKind } from '#contract/specifications/spec-kinds.ts'
import type { SearchEntry } from '../search/search-index.ts'
import { codeIn } from '../specifications/packed-specs.ts'
import type { PackedSpecs } from '../specifications/packed-specs.ts'

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

export function listOrderOf(sort: ListSort | undefined): ListOrder {
  return listOrders.find((order) => order === sort) ?? 'newest'
}

/** By which kind of specification a list is ordered, if by any. */
export function sortedKindOf(sort: ListSort = 'newest'): SpecKind | undefined {
  const name = sort.replace(/^-/, '')
  return isSpecKind(name) ? name : undefined
}

type SpecifiedEntry = SearchEntry & { specs?: PackedSpecs }

export function entryOrderOf(sort: ListSort | undefined): Order<SpecifiedEntry> {
  const kind = sortedKindOf(sort)
  return kind ? specOrder(kind, sort !== kind) : entryOrders[listOrderOf(sort)]
}

/** Codes rise with the value. What says nothing of it comes last in both directions. */
function specOrder(kind: SpecKind, isFalling: boolean): Order<SpecifiedEntry> {
  return (one, other) => {
    const [code, otherCode] = [one, other].map(({ specs = '' }) => codeIn(specs, kind))
    if (code === otherCode) return newestFirst(one, other)
    if (!code || !otherCode) return code ? -1 : 1
    return isFalling ? otherCode - code : code - otherCode
  }
}

export function newestFirst(one: { id: string }, other: { id: string }) {
  return compare(other.id, one.id)
}

function compare(one: string, other: string) {
  if (one === other) return 0
  return one < other ? -1 : 1
}
