import type { StockStatus } from '#contract/products/product.ts'
import { priceWithGst } from '#contract/products/price-terms.ts'
import type { Hit, WordHits } from '../search/search-index.ts'
import { meritIn, stockMerit } from '../search/search-weights.ts'
import { codeIn, isBounded, specTestsOf } from '../specifications/packed-specs.ts'
import type { SpecTest } from '../specifications/packed-specs.ts'
import { hasService } from '../specifications/read-service.ts'
import type { ListedProducts } from './listed-products.ts'
import type { ListedEntry } from './ordered-products.ts'
import { rupeesOf } from './product-rules.ts'
import { isOfThingsBeside } from './read-need.ts'
import type { Need } from './read-need.ts'
import { fits } from './search-rules.ts'

/** A hit of a search with what the lists have of it. */
export type ListedHit = { entry: ListedEntry; score: number }

/** Those that are in the list, with all that it has of them. */
export function listedHits(hits: Hit[], list: ListedProducts) {
  return hits.flatMap(({ entry: { id }, score }): ListedHit[] => {
    const entry = list.get(id)
    return entry ? [{ entry, score }] : []
  })
}

/** What has the words of a need and meets its conditions. */
export function meeting(need: Need, list: ListedProducts, withWords: WordHits): ListedHit[] {
  const hits = fitting(need, list, withWords).filter(({ entry }) => meetsRest(entry, need))
  if (need.isCheapest) return hits.map(({ entry }) => ({ entry, score: cheapness(entry) }))
  const specs = conditionsOf(need).specs.filter(isBounded)
  if (specs.length === 0) return hits
  return hits.map(({ entry, score }) => ({ entry, score: score + nearness(entry, specs) }))
}

function fitting(need: Need, list: ListedProducts, { hits, isNear }: WordHits): ListedHit[] {
  const { minPrice, ...others } = conditionsOf(need)
  // With tax the price is higher: none that is too high without it fits.
  const conditions = need.isTaxed ? others : { minPrice, ...others }
  if (need.words === '') {
    return list
      .find(conditions)
      .map((entry) => ({ entry, score: stockMerit(entry.stockStatus === 'In Stock') }))
  }
  return named(need, isNear ? [] : listedHits(hits, list)).filter(({ entry }) =>
    fits(entry, conditions),
  )
}

/** What the filters of a list do not know. */
function meetsRest(entry: ListedEntry, { conditions, isTaxed }: Need) {
  const { service, minPrice = 0, maxPrice = Infinity } = conditions
  if (service && !hasService(entry.service, service)) return false
  if (!isTaxed) return true
  const price = priceWithGst({
    price: rupeesOf(entry.pricePaise),
    gstRate: entry.gstBasisPoints / 100,
  })
  return price >= minPrice && price <= maxPrice && price > 0
}

/** More than any price in paise. */
const dearest = 1e13

/** What can be had first stands before what cannot, and what has no price last. */
function cheapness({ pricePaise, stockStatus }: ListedEntry) {
  const rank = pricePaise === 0 ? 3 : stockOrder[stockStatus]
  return -(rank * dearest + pricePaise)
}

/** A monitor is what is called one, and no desktop that is sold with one, nor a webcam with a clip for it. */
function named({ isBeside }: Need, hits: ListedHit[]) {
  if (!isBeside) return hits
  const known = new Map<string, boolean>()
  const isOfThings = (category: string) => {
    const isThem = known.get(category) ?? isOfThingsBeside(category)
    known.set(category, isThem)
    return isThem
  }
  const beside = hits.filter(({ entry }) => isOfThings(entry.category))
  const best = beside.reduce((most, { score }) => Math.max(most, meritIn(score)), 0)
  return beside.filter(({ score }) => meritIn(score) >= best * leastMerit)
}

/** Of the best merit. */
const leastMerit = 0.5

export function conditionsOf({ category, conditions: { specs, ...others } }: Need) {
  return { category, ...others, specs: specTestsOf(specs) }
}

/** Of two that have enough, the one that has not far more stands first. */
const weightOfExact = 60

function nearness(entry: ListedEntry, tests: SpecTest[]) {
  const shares = tests.map(({ kind, from }) => from / Math.max(from, codeIn(entry.specs, kind)))
  return (weightOfExact * shares.reduce((sum, share) => sum + share, 0)) / tests.length
}

export const stockOrder: Record<StockStatus, number> = {
  'In Stock': 0,
  'Back Order': 1,
  'Pre Order': 1,
  'Out of Stock': 2,
}
