import type { SpecKind } from '#contract/specifications/spec-kinds.ts'
import { codeIn } from '../specifications/packed-specs.ts'
import type { PackedSpecs } from '../specifications/packed-specs.ts'
import type { WarrantyService } from '../specifications/read-service.ts'
import type { SearchEntry } from '../search/search-index.ts'
import type { ProductFilter, ProductSlice } from './filter-products.ts'
import { entryOrders, listOrderOf, listOrders } from './product-orders.ts'
import type { ListOrder, Order } from './product-orders.ts'
import type { ProductLabels } from './product-labels.ts'
import { paiseOf, sortPriceOf } from './product-rules.ts'
import { firstOf } from './first-of.ts'
import { PriceGroups, groupedByValue } from './price-groups.ts'
import type { Places } from './price-groups.ts'
import { fits } from './search-rules.ts'
import { sortedInPieces } from './sort-in-pieces.ts'

export type ListedEntry = SearchEntry & {
  /** The content version of the last change, by which a stored product is known to be stale. */
  changedIn: number
  isFeatured: boolean
  featuredPlace: number
  gstBasisPoints: number
  hasPicture: boolean
  hasHsnCode: boolean
  nameLength: number
  modelKey: string
  labels: ProductLabels
  specs: PackedSpecs
  service: WarrantyService
  isUnderstood: boolean
}

type Range = { start: number; end: number }

/** What the products are counted by beside their prices. */
export type CountedText = 'brand' | 'stockStatus'

/** To sort one in takes as long as to pass 15 others by where 60 are sorted, and 4 where 1,000 are. */
const costOfSorting = 8

/** Products in each of the orders, so that a page is a piece of a list. */
export class OrderedProducts {
  readonly #orders: Record<ListOrder, ListedEntry[]> = {
    newest: [],
    name: [],
    price: [],
    '-price': [],
  }
  /** Where products with one brand, stock status or specification are in the order of prices. */
  readonly #byText = new PriceGroups<string>()
  readonly #byCode = new PriceGroups<number>()

  async fill(entries: ListedEntry[]) {
    this.#forgetGroups()
    for (const name of listOrders) {
      this.#orders[name] = await sortedInPieces(entries, entryOrders[name])
    }
  }

  add(entry: ListedEntry) {
    this.#forgetGroups()
    for (const name of listOrders) {
      const list = this.#orders[name]
      list.splice(positionOf(list, entry, entryOrders[name]), 0, entry)
    }
  }

  delete(entry: ListedEntry) {
    this.#forgetGroups()
    for (const name of listOrders) {
      const list = this.#orders[name]
      list.splice(positionOf(list, entry, entryOrders[name]), 1)
    }
  }

  count(filter: ProductFilter): number {
    const range = this.#priced(filter)
    if (isPriceAlone(filter)) return range.end - range.start
    const all = this.#byText.findOrMake(keyOf('', filter), () => this.#grouped(filter, () => ''))
    return countIn(range, all.get(''))
  }

  /** How many there are of each brand or stock status. Nothing is passed for another price. */
  countByText(text: CountedText, filter: ProductFilter): Map<string, number> {
    const groups = this.#byText.findOrMake(keyOf(text, filter), () =>
      this.#grouped(filter, (entry) => entry[text]),
    )
    return countsIn(this.#priced(filter), groups)
  }

  /** The same of each value of a specification, in codes. */
  countByCode(kind: SpecKind, filter: ProductFilter): Map<number, number> {
    const groups = this.#byCode.findOrMake(keyOf(kind, filter), () =>
      this.#grouped(filter, ({ specs }) => codeIn(specs, kind) || undefined),
    )
    return countsIn(this.#priced(filter), groups)
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

  /** Whatever their price is: the same groups serve every price that somebody types. */
  #grouped<Value>(filter: ProductFilter, valueOf: (entry: ListedEntry) => Value | undefined) {
    const { minPrice: _, maxPrice: __, ...others } = filter
    return groupedByValue(this.#orders.price, (entry) =>
      fits(entry, others) ? valueOf(entry) : undefined,
    )
  }

  #forgetGroups() {
    this.#byText.clear()
    this.#byCode.clear()
  }
}

function keyOf(what: string, { brand, stock, specs }: ProductFilter) {
  return JSON.stringify([what, brand, stock, specs])
}

function countsIn<Value>(range: Range, groups: Places<Value>) {
  const counts = new Map<Value, number>()
  for (const [value, places] of groups) {
    const count = countIn(range, places)
    if (count > 0) counts.set(value, count)
  }
  return counts
}

function countIn({ start, end }: Range, places: Uint32Array = new Uint32Array()) {
  return placesBefore(places, end) - placesBefore(places, start)
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

function placesBefore(places: Uint32Array, end: number) {
  return firstWhere(places, (place) => place >= end)
}

/** By halving: of all items for which it is false, those come first. */
function firstWhere<Item>(items: ArrayLike<Item>, isTrue: (item: Item) => boolean) {
  let [from, to] = [0, items.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const item = items[middle]
    if (item !== undefined && isTrue(item)) to = middle
    else from = middle + 1
  }
  return from
}
