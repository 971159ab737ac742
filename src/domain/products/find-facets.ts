import { allCategories } from '#contract/categories/category.ts'
import { priceSteps } from '#contract/products/product-list.ts'
import type { CategoryTab, ListFilters } from '#contract/products/product-list.ts'
import { stockStatuses } from '#contract/products/product.ts'
import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import { findCategories } from '../find-categories.ts'
import type { ProductFilter } from './filter-products.ts'
import type { FollowDeps } from './follow-rows.ts'
import { findLists } from './find-lists.ts'
import { SpecTally } from '../specifications/spec-facets.ts'
import type { ListedEntry } from './ordered-products.ts'
import { firstOf } from './first-of.ts'
import { hasBrand, hasCategory, hasPrice, hasStock } from './search-rules.ts'
import type { ListedHit } from './find-needed.ts'
import { findNeeded, listedHits } from './find-needed.ts'

/** Few enough to be counted in some milliseconds. */
const countedAtOnce = 2000

/** More than a person looks through. */
const mostBrands = 60

export type Facets = ListFilters & { tabs: CategoryTab[]; total: number }

/** What is counted, whatever the categories are now. */
type Counts = ListFilters & { ofCategories: ReadonlyMap<string, number>; total: number }

type Band = ListFilters['prices'][number]

/** What each choice would leave, with all other choices as they are. Undefined for a search while there is no index. */
export async function findFacets(
  app: FollowDeps,
  filter: ProductFilter,
): Promise<Facets | undefined> {
  const counts = await findCounts(app, filter)
  if (!counts) return undefined
  const { ofCategories, ...facets } = counts
  const { shown } = await findCategories(app)
  const tabs = shown.map(({ name }) => ({ name, count: ofCategories.get(name) ?? 0 }))
  return { ...facets, tabs }
}

async function findCounts(app: FollowDeps, filter: ProductFilter): Promise<Counts | undefined> {
  if (filter.q) {
    const list = await findLists(app)
    const needed = await findNeeded(app, filter, { list, publication: 'Published' })
    if (!needed) return undefined
    const hits = listedHits(needed.hits, list)
    return countHits(hits, filter, filter.category ?? needed.need?.category)
  }
  const { category, brand, stock, minPrice, maxPrice, specs } = filter
  // The same for every page and order of a list.
  const key = JSON.stringify([category, brand, stock, minPrice, maxPrice, specs])
  return (await findLists(app)).remember(key, (entries) => countAll(entries, filter))
}

/** In pieces, between which other requests are served: a short word may find every product. */
async function countHits(
  hits: ListedHit[],
  filter: ProductFilter,
  category: string | undefined,
): Promise<Counts> {
  const tally = new Tally(filter, category)
  const yieldIfDue = yieldRegularly()
  for (let from = 0; from < hits.length; from += countedAtOnce) {
    for (const { entry } of hits.slice(from, from + countedAtOnce)) tally.count(entry)
    await yieldIfDue()
  }
  return tally.result()
}

function countAll(entries: Iterable<ListedEntry>, filter: ProductFilter): Counts {
  const tally = new Tally(filter, filter.category)
  for (const entry of entries) tally.count(entry)
  return tally.result()
}

/** Each entry counts where it would be seen if only that one choice were another. */
class Tally {
  readonly #filter: ProductFilter
  readonly #categories = new Map<string, number>()
  readonly #brands = new Map<string, number>()
  readonly #stock = new Map<string, number>()
  readonly #bands = bandsOf(priceSteps)
  readonly #specs: SpecTally
  #total = 0

  /** `category`: of which the kinds are counted, by which one chooses. */
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
    if (!category || !brand || !stock) return
    for (const { band, prices } of this.#bands) if (hasPrice(entry, prices)) band.count++
  }

  result(): Counts {
    const chosen = this.#filter.brand ?? []
    const brands = [...this.#brands].map(([name, count]) => ({ name, count }))
    const most = firstOf(
      brands.filter(({ name }) => name !== ''),
      mostBrands,
      (one, other) =>
        Number(chosen.includes(other.name)) - Number(chosen.includes(one.name)) ||
        other.count - one.count,
    )
    return {
      total: this.#total,
      ofCategories: this.#categories,
      brands: most.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
      stock: stockStatuses
        .map((name) => ({ name, count: this.#stock.get(name) ?? 0 }))
        .filter(({ count }) => count > 0),
      specs: this.#specs.result(),
      prices: this.#bands.map(({ band }) => band).filter(({ count }) => count > 0),
    }
  }
}

function add(counts: Map<string, number>, name: string) {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

/** Below the first step, between each two, above the last one. */
function bandsOf(steps: readonly number[]) {
  return [null, ...steps].map((min, at) => {
    const band: Band = { min, max: steps[at] ?? null, count: 0 }
    const prices = { minPrice: min ?? undefined, maxPrice: band.max ?? undefined }
    return { band, prices }
  })
}
