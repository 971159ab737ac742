import { allCategories } from '#contract/categories/category.ts'
import type { CategoryTab } from '#contract/products/product-list.ts'
import type { SpecKind } from '#contract/specifications/spec-kinds.ts'
import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import type { ProductFilter, ProductSlice } from './filter-products.ts'
import { TopicVersions, topicOf } from './product-topics.ts'
import { OrderedProducts } from './ordered-products.ts'
import type { CountedText, ListedEntry } from './ordered-products.ts'
import { StoredProducts } from './stored-products.ts'

/** Some KB each: filters that people put together are more than pages of a shop. */
const mostRemembered = 100

/** From so many on, all are sorted anew: of 10,000 products that takes as long as to move 300. */
const manyChanges = 300

/** What a list has of a product after a change of it: nothing where it is not in the list. */
export type ListedChange = { id: string; changedIn: number; after: ListedEntry | undefined }

/**
 * The published products in memory, the hidden ones, or the drafts, in every order that a list has: a page of any list
 * is found without the database. For each product there is one entry with eight references to it.
 */
export class ListedProducts {
  readonly #entries = new Map<string, ListedEntry>()
  readonly #all = new OrderedProducts()
  readonly #categories = new Map<string, OrderedProducts>()
  readonly #remembered = new Map<string, unknown>()
  /** The products that were read last, as they are stored. */
  readonly stored = new StoredProducts()
  readonly changes = new TopicVersions()

  entries() {
    return this.#entries.values()
  }

  get(id: string) {
    return this.#entries.get(id)
  }

  /** All of them, in place of those that there were. */
  async replaceAll(entries: ListedEntry[]) {
    this.#entries.clear()
    for (const entry of entries) this.#entries.set(entry.id, entry)
    await this.#all.fill(entries)
    const byCategory = Map.groupBy(entries, ({ category }) => category)
    this.#categories.clear()
    for (const [name, some] of byCategory) await this.#ofCategory(name).fill(some)
  }

  /** Nobody may read the list before it has ended. */
  async change(changes: ListedChange[]) {
    if (changes.length >= manyChanges) return this.#sortAnew(changes)
    const yieldIfDue = yieldRegularly()
    for (const change of changes) {
      this.#move(change)
      await yieldIfDue()
    }
  }

  #move({ id, changedIn, after }: ListedChange) {
    this.#recordChange(this.#removeEntry(id), after, changedIn)
    if (!after) return
    this.#entries.set(id, after)
    for (const list of this.#listsOf(after)) list.add(after)
  }

  async #sortAnew(changes: ListedChange[]) {
    for (const { id, changedIn, after } of changes) {
      this.#recordChange(this.#entries.get(id), after, changedIn)
      if (after) this.#entries.set(id, after)
      else this.#entries.delete(id)
    }
    await this.replaceAll([...this.#entries.values()])
  }

  find(slice: ProductSlice): ListedEntry[] {
    return this.#listOf(slice.category).find(slice)
  }

  count(filter: ProductFilter): number {
    return this.#listOf(filter.category).count(filter)
  }

  countByText(text: CountedText, filter: ProductFilter) {
    return this.#listOf(filter.category).countByText(text, filter)
  }

  countByCode(kind: SpecKind, filter: ProductFilter) {
    return this.#listOf(filter.category).countByCode(kind, filter)
  }

  /** The nearest in price of a category, so many to either side. */
  nearestInPrice(category: string, sortPrice: number, count: number): ListedEntry[] {
    return this.#listOf(category).nearestInPrice(sortPrice, count)
  }

  /** What was made of all of them, until one changes. */
  remember<Made>(what: string, make: (entries: Iterable<ListedEntry>) => Made): Made {
    if (this.#remembered.size >= mostRemembered) this.#remembered.clear()
    if (!this.#remembered.has(what)) this.#remembered.set(what, make(this.#entries.values()))
    return this.#remembered.get(what) as Made
  }

  tabs(names: string[]): CategoryTab[] {
    return names.map((name) => ({ name, count: this.#listOf(name).count({}) }))
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
    const categories = [before, after].flatMap((entry) => (entry ? topicOf(entry.category) : []))
    const isCountChanged = before?.category !== after?.category
    this.changes.record(
      ['products', ...categories, ...(isCountChanged ? ['counts' as const] : [])],
      version,
    )
  }

  #listOf(category: ProductFilter['category']) {
    if (!category || category === allCategories) return this.#all
    return this.#ofCategory(category)
  }

  #ofCategory(name: string) {
    const list = this.#categories.get(name) ?? new OrderedProducts()
    this.#categories.set(name, list)
    return list
  }

  #listsOf({ category }: ListedEntry) {
    return [this.#all, this.#listOf(category)]
  }
}
