import type { ProductFilter, ListKind } from './filter-products.ts'
import { specTestsOf, codeIn } from '../specifications/packed-specs.ts'
import type { SpecTest } from '../specifications/packed-specs.ts'
import { findCategories } from '../find-categories.ts'
import { findIndexes } from './follow-products.ts'
import type { FollowDeps } from './follow-rows.ts'
import type { ListedProducts } from './listed-products.ts'
import type { ListedEntry } from './ordered-products.ts'
import { readNeed } from './read-need.ts'
import type { Need } from './read-need.ts'
import { firstOf, fits } from './search-rules.ts'

/** A hit of a search with what the lists have of it. */
export type ListedHit = { entry: ListedEntry; score: number }

type Found = {
  hits: ListedHit[]
  /** Undefined where the words set no condition. */
  need: Need | undefined
}

type Searched = {
  list: ListedProducts
  publication: ListKind
  patience?: number | undefined
}

type Asked = Pick<ProductFilter, 'q' | 'category'>

/** What has the words and meets their conditions, in no order. Undefined while there is no index. */
export async function findNeeded(
  app: FollowDeps,
  { q = '', category }: Asked,
  searched: Searched,
): Promise<Found | undefined> {
  const index = (await findIndexes(app, searched.patience))?.[searched.publication]
  if (!index) return undefined
  const hitsOf = async (words: string) => {
    const { hits, isNear } = await index.findInTurns(words)
    return isNear ? [] : listedHits(hits, searched.list)
  }
  const need = await needOf(app, q, category)
  if (!need) return { hits: await hitsOf(q), need }
  const inCategory = await meeting(need, searched.list, hitsOf)
  const isElsewhere = inCategory.length === 0 && need.category !== undefined && need.words !== ''
  if (!isElsewhere) return { hits: inCategory, need }
  // A `laptop bag` is no laptop: then the word of the category is a word like others.
  const inAll = { ...need, category: undefined, words: need.wordsInAll }
  const hits = await meeting(inAll, searched.list, hitsOf)
  return { hits, need: hits.length > 0 ? inAll : need }
}

async function needOf(app: FollowDeps, q: string, category: string | undefined) {
  const { shown } = await findCategories(app)
  return readNeed(q, shown, category === 'All' ? undefined : category)
}

function listedHits(hits: { entry: { id: string }; score: number }[], list: ListedProducts) {
  return hits.flatMap(({ entry: { id }, score }): ListedHit[] => {
    const entry = list.get(id)
    return entry ? [{ entry, score }] : []
  })
}

async function meeting(
  need: Need,
  list: ListedProducts,
  hitsOf: (words: string) => Promise<ListedHit[]>,
) {
  const conditions = conditionsOf(need)
  const hits =
    need.words === ''
      ? list.find(conditions).map((entry) => ({ entry, score: 0 }))
      : (await hitsOf(need.words)).filter(({ entry }) => fits(entry, conditions))
  const { specs } = conditions
  if (specs.length === 0) return hits
  return hits.map(({ entry, score }) => ({ entry, score: score + nearness(entry, specs) }))
}

function conditionsOf({ category, conditions: { specs, ...others } }: Need) {
  return { category, ...others, specs: specTestsOf(specs) }
}

/** Of two that have enough, the one that has not far more stands first. */
const worthOfExact = 60

function nearness(entry: ListedEntry, tests: SpecTest[]) {
  const shares = tests.map(({ kind, from }) => from / Math.max(from, codeIn(entry.specs, kind)))
  return (worthOfExact * shares.reduce((sum, share) => sum + share, 0)) / tests.length
}

/** Where nothing meets all conditions: what has the words, nearest to them first. */
export async function findNearest(
  app: FollowDeps,
  asked: Asked,
  count: number,
  searched: Searched,
): Promise<string[]> {
  const index = (await findIndexes(app))?.[searched.publication]
  const need = await needOf(app, asked.q ?? '', asked.category)
  if (!index) return []
  const words = need?.words ?? asked.q ?? ''
  const { hits } = words === '' ? { hits: [] } : await index.findInTurns(words)
  const category = need?.category
  const listed =
    words === '' && need
      ? searched.list.find({ category }).map((entry) => ({ entry, score: 0 }))
      : listedHits(hits, searched.list).filter(({ entry }) => fits(entry, { category }))
  const away = listed.map((hit) => ({
    ...hit,
    score: hit.score / 1000 - (need ? distance(hit.entry, need) : 0),
  }))
  return firstOf(away, count, (one, other) => other.score - one.score).map(({ entry }) => entry.id)
}

/** How far it is from the conditions: each that is not met counts once, and by how much it is missed. */
function distance(entry: ListedEntry, need: Need) {
  const { specs, minPrice = 0, maxPrice = Infinity, stock } = conditionsOf(need)
  const price = entry.pricePaise / 100
  const missed = [
    ...specs.map((test) => missedBy(entry, test)),
    price === 0
      ? minPrice > 0 || maxPrice < Infinity
        ? 1
        : 0
      : shortOf(price, minPrice, maxPrice),
    stock !== undefined && entry.stockStatus !== stock ? 0.2 : 0,
  ]
  return missed.reduce((sum, share) => sum + share, 0)
}

function missedBy({ specs }: ListedEntry, { kind, codes, from, to }: SpecTest) {
  const code = codeIn(specs, kind)
  if (code === 0) return 1.5
  if (codes.length > 0) return codes.includes(code) ? 0 : 1
  return shortOf(code, from, to)
}

function shortOf(value: number, least: number, most: number) {
  if (value < least) return Math.min(1, (least - value) / least)
  return value > most ? Math.min(1, (value - most) / most) : 0
}
