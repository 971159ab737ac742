import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import type { PackedSpecs } from '../specifications/packed-specs.ts'
import type { SearchEntry } from '../search/search-index.ts'
import type { ProductFilter, ProductSlice } from './filter-products.ts'
import { entryOrders, listOrderOf, listOrders } from './product-orders.ts'
import type { ListOrder, Order } from './product-orders.ts'
import type { ProductLabels } from './product-labels.ts'
import { paiseOf, sortPriceOf } from './product-rules.ts'
import { firstOf } from './first-of.ts'
import { fits } from './search-rules.ts'

export type ListedEntry = SearchEntry & {
  /** The content version of the last change, by which a stored product is known to be stale. */
  changedIn: number
  isFeatured: boolean
  featuredPlace: number
  hasPicture: boolean
  hasHsnCode: boolean
  nameLength: number
  modelKey: string
  labels: ProductLabels
  specs: PackedSpecs
  isUnderstood: boolean
}

type Range = { start: number; end: number }

const mostCounts = 100

/** To sort one in takes as long as to pass 15 others by where 60 are sorted, and 4 where 1,000 are. */
const costOfSorting = 8

/** So many are sorted at once, which takes some milliseconds. */
const sortedAtOnce = 5000

/** Products in each of the orders, so that a page is a piece of a list. */
export class OrderedProducts {
  readonly #orders: Record<ListOrder, ListedEntry[]> = {
    newest: [],
    name: [],
    price: [],
    '-price': [],
  }
  /** Of brands and stock statuses, which no order keeps together. */
  readonly #counts = new Map<string, number>()

  async fill(entries: ListedEntry[]) {
    this.#counts.clear()
    for (const name of listOrders) {
      this.#orders[name] = await sortedInPieces(entries, entryOrders[name])
    }
  }

  add(entry: ListedEntry) {
    this.#counts.clear()
    for (const name of listOrders) {
      const list = this.#orders[name]
      list.splice(positionOf(list, entry, entryOrders[name]), 0, entry)
    }
  }

  delete(entry: ListedEntry) {
    this.#counts.clear()
    for (const name of listOrders) {
      const list = this.#orders[name]
      list.splice(positionOf(list, entry, entryOrders[name]), 1)
    }
  }

  count(filter: ProductFilter): number {
    const range = this.#priced(filter)
    if (isPriceAlone(filter)) return range.end - range.start
    const { brand, stock, minPrice, maxPrice, specs } = filter
    const key = JSON.stringify([brand, stock, minPrice, maxPrice, specs])
    const counted = this.#counts.get(key) ?? this.#countIn(range, filter)
    if (this.#counts.size >= mostCounts) this.#counts.clear()
    this.#counts.set(key, counted)
    return counted
  }

  find({ sort, page = 1, limit = Infinity, ...filter }: ProductSlice): ListedEntry[] {
    const order = listOrderOf(sort)
    const list = this.#orders[order]
    const range = this.#priced(filter)
    const size = range.end - range.start
    const start = limit === Infinity ? 0 : (page - 1) * limit
    const end = start + limit
    if (isPriceAlone(filter)) {
      if (size === list.length) return list.slice(start, end)
      if (order === 'price') return list.slice(range.start, range.end).slice(start, end)
    }
    const total = this.count(filter)
    if (start >= total) return []
    // Either the order is followed until the page is full, or what has the price is sorted.
    const followed = (Math.min(end, total) / total) * list.length
    if (followed < size * costOfSorting) return firstIn(list, filter, end).slice(start)
    const priced = this.#orders.price.slice(range.start, range.end)
    const found = priced.filter((entry) => fits(entry, filter))
    return firstOf(found, Math.min(end, total), entryOrders[order]).slice(start)
  }

  /** The next in price first, in either direction. */
  nearestInPrice(sortPrice: number, count: number): ListedEntry[] {
    const at = this.#firstFrom(sortPrice)
    const { price } = this.#orders
    return [
      ...price.slice(at, at + count),
      ...price.slice(Math.max(0, at - count), at).toReversed(),
    ]
  }

  /** Where those between the two prices are in the order of prices. What has no price is above none. */
  #priced({ minPrice, maxPrice }: ProductFilter): Range {
    const start = minPrice === undefined ? 0 : this.#firstFrom(paiseOf(minPrice))
    if (maxPrice !== undefined) {
      return { start, end: Math.max(start, this.#firstFrom(paiseOf(maxPrice) + 1)) }
    }
    const { length } = this.#orders.price
    return { start, end: minPrice === undefined ? length : this.#firstFrom(sortPriceOf(0)) }
  }

  #firstFrom(sortPrice: number) {
    return firstWhere(this.#orders.price, (entry) => entry.sortPrice >= sortPrice)
  }

  #countIn({ start, end }: Range, filter: ProductFilter) {
    let count = 0
    for (let at = start; at < end; at++) {
      const entry = this.#orders.price[at]
      if (entry && fits(entry, filter)) count++
    }
    return count
  }
}

function isPriceAlone({ brand, stock, specs }: ProductFilter) {
  return !brand?.length && !stock && !specs?.length
}

function firstIn(list: ListedEntry[], filter: ProductFilter, count: number) {
  const found: ListedEntry[] = []
  for (const entry of list) {
    if (found.length >= count) return found
    if (fits(entry, filter)) found.push(entry)
  }
  return found
}

function positionOf(list: ListedEntry[], entry: ListedEntry, order: Order<ListedEntry>) {
  return firstWhere(list, (other) => order(other, entry) >= 0)
}

/** By halving: of all items for which it is false, those come first. */
function firstWhere<Item>(items: Item[], isTrue: (item: Item) => boolean) {
  let [from, to] = [0, items.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const item = items[middle]
    if (item !== undefined && isTrue(item)) to = middle
    else from = middle + 1
  }
  return from
}

/** Between the pieces other requests are served: 100,000 at once would take 100 ms. */
async function sortedInPieces(entries: ListedEntry[], order: Order<ListedEntry>) {
  const yieldIfDue = yieldRegularly()
  const pieces: ListedEntry[][] = []
  for (let from = 0; from < entries.length; from += sortedAtOnce) {
    pieces.push(entries.slice(from, from + sortedAtOnce).toSorted(order))
    await yieldIfDue()
  }
  return mergeInPieces(pieces, order)
}

async function mergeInPieces(pieces: ListedEntry[][], order: Order<ListedEntry>) {
  const yieldIfDue = yieldRegularly()
  let left = pieces
  while (left.length > 1) {
    const pairs: ListedEntry[][] = []
    for (let at = 0; at < left.length; at += 2) {
      pairs.push(merged(left[at] ?? [], left[at + 1] ?? [], order))
      await yieldIfDue()
    }
    left = pairs
  }
  return left[0] ?? []
}

function merged(some: ListedEntry[], others: ListedEntry[], order: Order<ListedEntry>) {
  const all: ListedEntry[] = []
  let at = 0
  for (const entry of some) {
    for (let other = others[at]; other && order(other, entry) < 0; other = others[at]) {
      all.push(other)
      at++
    }
    all.push(entry)
  }
  return all.concat(others.slice(at))
}
