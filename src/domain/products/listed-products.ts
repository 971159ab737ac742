import { productCategories } from '#contract/products/product.ts'
import type { CategoryTab } from '#contract/products/product-list.ts'
import type { ProductCategory } from '#contract/products/product.ts'
import type { ProductFilter, ProductSlice } from './filter-products.ts'
import { ProductChanges } from './product-changes.ts'
import { OrderedProducts } from './ordered-products.ts'
import type { ListedEntry } from './ordered-products.ts'
import { StoredProducts } from './stored-products.ts'

/** Some KB each: filters that people put together are more than pages of a shop. */
const mostRemembered = 100

/**
 * The published products in memory, or the drafts, in every order that a list has: a page of any list
 * is found without the database. For each product there is one entry with eight references to it.
 */
export class ListedProducts {
  readonly #entries = new Map<string, ListedEntry>()
  readonly #all = new OrderedProducts()
  readonly #categories = new Map(
    productCategories.map((name) => [name, new OrderedProducts()] as const),
  )
  readonly #remembered = new Map<string, unknown>()
  /** The products that were read last, as they are stored. */
  readonly stored = new StoredProducts()
  readonly changes = new ProductChanges()

  entries() {
    return this.#entries.values()
  }

  get(id: string) {
    return this.#entries.get(id)
  }

  /** For many at once, into an empty list. */
  async fill(entries: ListedEntry[]) {
    for (const entry of entries) this.#entries.set(entry.id, entry)
    await this.#all.fill(entries)
    const byCategory = Map.groupBy(entries, ({ category }) => category)
    for (const [name, list] of this.#categories) await list.fill(byCategory.get(name) ?? [])
  }

  put(entry: ListedEntry) {
    const before = this.#removeEntry(entry.id)
    this.#entries.set(entry.id, entry)
    for (const list of this.#listsOf(entry)) list.add(entry)
    this.#recordChange(before, entry, entry.changedIn)
  }

  remove(id: string, changedIn: number) {
    this.#recordChange(this.#removeEntry(id), undefined, changedIn)
  }

  find(slice: ProductSlice): ListedEntry[] {
    return this.#listOf(slice.category).find(slice)
  }

  count(filter: ProductFilter): number {
    return this.#listOf(filter.category).count(filter)
  }

  /** The nearest in price of a category, so many to either side. */
  nearestInPrice(category: ProductCategory, sortPrice: number, count: number): ListedEntry[] {
    return this.#listOf(category).nearestInPrice(sortPrice, count)
  }

  /** What was made of all of them, until one changes. */
  remember<Made>(what: string, make: (entries: Iterable<ListedEntry>) => Made): Made {
    if (this.#remembered.size >= mostRemembered) this.#remembered.clear()
    if (!this.#remembered.has(what)) this.#remembered.set(what, make(this.#entries.values()))
    return this.#remembered.get(what) as Made
  }

  tabs(): CategoryTab[] {
    return productCategories.map((name) => ({ name, count: this.#listOf(name).count({}) }))
  }

  #removeEntry(id: string) {
    const entry = this.#entries.get(id)
    if (!entry) return undefined
    this.#entries.delete(id)
    for (const list of this.#listsOf(entry)) list.delete(entry)
    return entry
  }

  /** A row that was not listed and is not now changes nothing that a page shows. */
  #recordChange(before: ListedEntry | undefined, after: ListedEntry | undefined, version: number) {
    if (!before && !after) return this.changes.record([], version)
    this.#remembered.clear()
    const categories = [before, after].flatMap((entry) => entry?.category ?? [])
    const isCountChanged = before?.category !== after?.category
    this.changes.record(
      ['products', ...categories, ...(isCountChanged ? ['counts' as const] : [])],
      version,
    )
  }

  #listOf(category: ProductFilter['category']) {
    if (!category || category === 'All') return this.#all
    return this.#categories.get(category) ?? this.#all
  }

  #listsOf({ category }: ListedEntry) {
    return [this.#all, this.#listOf(category)]
  }
}
