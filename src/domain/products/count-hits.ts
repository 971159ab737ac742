import { allCategories } from '#contract/categories/category.ts'
import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import { SpecTally } from '../specifications/spec-tally.ts'
import { bandPrices } from './facet-counts.ts'
import type { FacetCounts } from './facet-counts.ts'
import type { ProductFilter } from './filter-products.ts'
import type { ListedHit } from './meet-need.ts'
import type { ListedEntry } from './ordered-products.ts'
import { hasBrand, hasCategory, hasPrice, hasStock } from './search-rules.ts'

/** Few enough to be counted in some milliseconds. */
const countedAtOnce = 2000

/**
 * Of what a search has found, in pieces, between which other requests are served: a short word may find
 * every product. The specifications are those of `category`.
 */
export async function countHits(
  hits: ListedHit[],
  filter: ProductFilter,
  category: string | undefined,
): Promise<FacetCounts> {
  const tally = new Tally(filter, category)
  const yieldIfDue = yieldRegularly()
  for (let from = 0; from < hits.length; from += countedAtOnce) {
    for (const { entry } of hits.slice(from, from + countedAtOnce)) tally.count(entry)
    await yieldIfDue()
  }
  return tally.counts()
}

/** Each entry counts where it would be seen if only that one choice were another. */
class Tally {
  readonly #filter: ProductFilter
  readonly #categories = new Map<string, number>()
  readonly #brands = new Map<string, number>()
  readonly #stock = new Map<string, number>()
  readonly #prices = bandPrices.map(() => 0)
  readonly #specs: SpecTally
  #total = 0

  constructor(filter: ProductFilter, category: string | undefined) {
    this.#filter = filter
    this.#specs = new SpecTally(
      category === allCategories ? undefined : category,
      filter.specs ?? [],
    )
  }

  count(entry: ListedEntry) {
    const category = hasCategory(entry, this.#filter)
    const brand = hasBrand(entry, this.#filter)
    const stock = hasStock(entry, this.#filter)
    const price = hasPrice(entry, this.#filter)
    if (category && brand && stock && price) this.#specs.count(entry.specs)
    if (!this.#specs.passes(entry.specs)) return
    if (category && brand && stock && price) this.#total++
    if (brand && stock && price) add(this.#categories, entry.category)
    if (category && stock && price) add(this.#brands, entry.brand)
    if (category && brand && price) add(this.#stock, entry.stockStatus)
    if (category && brand && stock) this.#countPrice(entry)
  }

  #countPrice(entry: ListedEntry) {
    for (const [at, prices] of bandPrices.entries()) {
      if (hasPrice(entry, prices)) this.#prices[at] = (this.#prices[at] ?? 0) + 1
    }
  }

  counts(): FacetCounts {
    return {
      total: this.#total,
      categories: this.#categories,
      brands: this.#brands,
      stock: this.#stock,
      prices: this.#prices,
      specs: this.#specs.counts(),
    }
  }
}

function add(counts: Map<string, number>, name: string) {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
