import type { StockStatus } from '#contract/products/product.ts'
import { priceWithGst } from '#contract/products/price-terms.ts'
import type { Hit, WordHits } from '../search/search-index.ts'
import { meritIn, stockMerit } from '../search/search-weights.ts'
import { codeIn, isBounded, passes, specTestsOf } from '../specifications/packed-specs.ts'
import type { SpecTest } from '../specifications/packed-specs.ts'
import { hasService } from '../specifications/read-service.ts'
import type { ListedProducts } from './listed-products.ts'
import type { ListedEntry } from './ordered-products.ts'
import { rupeesOf } from './product-rules.ts'
import { isOfThingsBeside } from './need-besides.ts'
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
export function meeting(need: Need, list: ListedProducts, { hits, isNear }: WordHits) {
  if (need.words === '') return inOrder(need, meetingRest(need, allIn(list, need)))
  const known = isNear ? [] : listedHits(hits, list)
  return meetingHits(need, need.isBeside ? thingsBeside(known) : known)
}

/** By the orders of the list, which has far more than fit. */
function allIn(list: ListedProducts, need: Need): ListedHit[] {
  return list
    .find(listConditionsOf(need))
    .map((entry) => ({ entry, score: stockMerit(entry.stockStatus === 'In Stock') }))
}

/** Of hits that have the words those that meet the conditions. */
export function meetingHits(need: Need, hits: ListedHit[]): ListedHit[] {
  const conditions = listConditionsOf(need)
  const fitting = hits.filter(({ entry }) => fits(entry, conditions))
  return inOrder(need, meetingRest(need, fitting))
}

/** The conditions that the filters of a list do not know. Most needs have none of them. */
function meetingRest(need: Need, hits: ListedHit[]): ListedHit[] {
  const { conditions, isTaxed, excluded } = need
  if (!conditions.service && !isTaxed && excluded.length === 0) return hits
  const tests = excludingTests(excluded)
  return hits.filter(({ entry }) => meetsRest(entry, need) && !isExcluded(entry, need, tests))
}

/** `tests`: of the specifications that must not be there. */
export function isExcluded(entry: ListedEntry, { excluded, excludedIds }: Need, tests: SpecTest[]) {
  return (
    excludedIds.has(entry.id) ||
    tests.some((test) => passes(entry.specs, test)) ||
    excluded.some(({ service }) => service !== undefined && hasService(entry.service, service))
  )
}

export function excludingTests(excluded: Need['excluded']) {
  return specTestsOf(excluded.flatMap(({ specs }) => specs))
}

function inOrder(need: Need, hits: ListedHit[]): ListedHit[] {
  if (need.isCheapest) return hits.map(({ entry }) => ({ entry, score: cheapness(entry) }))
  const specs = conditionsOf(need).specs.filter(isBounded)
  if (specs.length === 0) return hits
  return hits.map(({ entry, score }) => ({ entry, score: score + nearness(entry, specs) }))
}

/** With tax the price is higher: none that is too high without it fits. */
function listConditionsOf(need: Need) {
  const { minPrice, ...others } = conditionsOf(need)
  return need.isTaxed ? others : { minPrice, ...others }
}

function meetsRest(entry: ListedEntry, { conditions, isTaxed }: Need) {
  const { service, minPrice = 0, maxPrice = Infinity } = conditions
  if (service && !hasService(entry.service, service)) return false
  if (!isTaxed) return true
  const price = taxedPrice(entry)
  return price >= minPrice && price <= maxPrice && price > 0
}

export function taxedPrice({ pricePaise, gstBasisPoints }: ListedEntry) {
  return priceWithGst({ price: rupeesOf(pricePaise), gstRate: gstBasisPoints / 100 })
}

/** More than any price in paise. */
const dearest = 1e13

/** What can be had first stands before what cannot, and what has no price last. */
function cheapness({ pricePaise, stockStatus }: ListedEntry) {
  const rank = pricePaise === 0 ? 3 : stockOrder[stockStatus]
  return -(rank * dearest + pricePaise)
}

/** A monitor is what is called one, and no desktop that is sold with one, nor a webcam with a clip for it. */
export function thingsBeside(hits: ListedHit[]) {
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
