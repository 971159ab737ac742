import { allCategories } from '#contract/categories/category.ts'
import type { ProductFilter, ListKind } from './filter-products.ts'
import { findCategories } from '../find-categories.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { findIndexes } from './follow-products.ts'
import type { FollowDeps } from './follow-rows.ts'
import { inLatin } from '../search/search-scripts.ts'
import { foundNothing } from '../search/search-index.ts'
import type { Hit, SearchIndex, WordHits } from '../search/search-index.ts'
import { isOfName, wordsIn } from '../search/search-weights.ts'
import type { ListedProducts } from './listed-products.ts'
import { listedHits, meeting, meetingHits, stockOrder, thingsBeside } from './meet-need.ts'
import type { ListedHit } from './meet-need.ts'
import { withJudgedExclusions } from './judge-exclusions.ts'
import { withDistance } from './need-distance.ts'
import type { ThingFor } from './need-besides.ts'
import { otherWords, readWords } from './read-need.ts'
import type { Need } from './read-need.ts'
import { firstOf } from './first-of.ts'
import { fits } from './search-rules.ts'

type Found = {
  hits: Hit[]
  /** Where there are none: what has some of the words. */
  near: Hit[]
  /** Undefined where the words set no condition. */
  need: Need | undefined
  /** That the words name, with conditions or beside other words. */
  category: string | undefined
  /** A word was taken for a misspelt one. */
  isCorrected: boolean
  /** The words that were searched in place of misspelt ones, where all of them are known. */
  spelling: string | undefined
}

type Searched = {
  list: ListedProducts
  publication: ListKind
  waitingTime?: number | undefined
}

type Asked = Pick<ProductFilter, 'q' | 'category'>

/** What has the words and meets their conditions, in no order. Undefined while there is no index. */
export async function findNeeded(
  app: FollowDeps,
  asked: Asked,
  searched: Searched,
): Promise<Found | undefined> {
  const index = (await findIndexes(app, searched.waitingTime))?.[searched.publication]
  return index && findIn(app, index, asked, searched.list)
}

/** Corrected words are searched as if they had been typed, and where they find nothing, those that were. */
async function findIn(
  app: FollowDeps,
  index: SearchIndex,
  typed: Asked,
  list: ListedProducts,
): Promise<Found> {
  const asked = { ...typed, q: inLatin(typed.q ?? '') }
  const spelling = index.meant(asked.q)
  const finding = { index, list, slips: 'forgiven' } as const
  if (spelling === undefined) return findAsTyped(app, asked, finding)
  const meant = { ...asked, q: spelling }
  const found = await findAsTyped(app, meant, { ...finding, slips: 'not forgiven' })
  const isUnderstood = found.hits.length > 0 || found.need?.words === ''
  if (!isUnderstood) return findAsTyped(app, asked, finding)
  return { ...found, isCorrected: true, spelling }
}

type Finding = {
  index: SearchIndex
  list: ListedProducts
  /** Words that are corrected already are searched as they are. */
  slips: 'forgiven' | 'not forgiven'
}

async function findAsTyped(
  app: FollowDeps,
  { q = '', category }: Asked,
  finding: Finding,
): Promise<Found> {
  const { list } = finding
  const { need: told, beside, words, thingFor } = await needOf(app, { q, category })
  const ofThing = thingFor && (await findThingFor(app, finding, { thingFor, told }))
  if (ofThing) return { ...ofThing, category: undefined, spelling: undefined }
  const near = await hitsOf(finding, told?.words ?? words)
  const need = told && (await judged(app, finding, told, (need) => meeting(need, list, near)))
  const { isCorrected } = near
  const found = {
    near: need ? near.hits.filter(({ entry: { id } }) => !need.excludedIds.has(id)) : near.hits,
    need,
    category: need?.category ?? beside,
    isCorrected,
    spelling: undefined,
  }
  if (!need) {
    const hits = near.isNear ? [] : mostlyIn(beside, near.hits)
    return hits.length > 0 ? { ...found, hits } : findOtherwise(app, finding, { found, words })
  }
  const inCategory = meeting(need, list, near)
  if (inCategory.length > 0 || need.words === '') return { ...found, hits: inCategory }
  for (const reading of otherReadingsOf(need, near, finding.index)) {
    const withWords = await hitsOf(finding, reading.words)
    const hits = meeting(reading, list, withWords)
    const isCorrected = withWords.isCorrected || reading.wordBeforePrice !== need.wordBeforePrice
    if (hits.length > 0) return { ...found, hits, need: reading, isCorrected }
  }
  return findOtherwise(app, finding, { found, words: need.wordsInAll })
}

/** Where nothing has the words: without what it is for, or all that is in the categories they name. */
async function findOtherwise(
  app: FollowDeps,
  finding: Finding,
  { found, words }: { found: Omit<Found, 'hits'>; words: string },
): Promise<Found> {
  const { withoutPurpose, named } = otherWords(words, (await findCategories(app)).shown)
  const need = found.need && { ...found.need, words: '' }
  const inNamed = named.flatMap((category) => listedIn(category, need, finding.list))
  if (inNamed.length > 0) return { ...found, need, category: undefined, hits: inNamed }
  if (withoutPurpose === undefined || need) return { ...found, hits: [] }
  const { hits, isNear, isCorrected } = await hitsOf(finding, withoutPurpose)
  if (isNear || hits.length === 0) return { ...found, hits: [] }
  return { ...found, isCorrected, hits: mostlyIn(found.category, hits) }
}

function listedIn(category: string, need: Need | undefined, list: ListedProducts): ListedHit[] {
  if (need) return meeting({ ...need, category }, list, foundNothing)
  return list.find({ category }).map((entry) => ({ entry, score: 0 }))
}

/** What the words before `for` name, first what names what it is for. Undefined where there is none. */
async function findThingFor(
  app: FollowDeps,
  finding: Finding,
  { thingFor: { thing, of }, told }: { thingFor: ThingFor; told: Need | undefined },
) {
  const things = await hitsOf(finding, thing)
  const beside = things.isNear ? [] : thingsBeside(listedHits(things.hits, finding.list))
  if (!beside.some(({ score }) => isOfName(score))) return undefined
  const named = await hitsOf(finding, of)
  const merits = new Map(named.hits.map(({ entry: { id }, score }) => [id, score]))
  const hits = beside.map(({ entry, score }) => {
    return { entry, score: score + (merits.get(entry.id) ?? 0) }
  })
  const need = told && (await judged(app, finding, told, (need) => meetingHits(need, hits)))
  const met = need ? meetingHits(need, hits) : hits
  return { hits: met, near: hits, need, isCorrected: things.isCorrected }
}

/** `meet`: what meets a need. */
async function judged(
  app: FollowDeps,
  { index }: Finding,
  need: Need,
  meet: (need: Need) => ListedHit[],
) {
  if (need.excluded.length === 0) return need
  return withJudgedExclusions(app, { need, index, hits: meet({ ...need, excluded: [] }) })
}

async function hitsOf({ index, slips }: Finding, words: string): Promise<WordHits> {
  return words === '' ? foundNothing : index.findInTurns(words, slips)
}

async function needOf(app: FollowDeps, { q = '', category }: Asked) {
  const { shown } = await findCategories(app)
  const read = readWords(q, shown, category === allCategories ? undefined : category)
  const { need } = read
  if (!need?.isTaxed) return read
  const isTaxed = (await findSiteProfile(app)).priceBasis === 'Excluding GST'
  return { ...read, need: { ...need, isTaxed } }
}

/** Nothing says that it is for students, and a `laptop bag` is no laptop: its word is one like others. */
function otherReadingsOf(need: Need, near: WordHits, index: SearchIndex): Need[] {
  const { category, wordsOfThing, wordsInAll } = need
  const hasWords = !near.isNear && near.hits.some(({ entry }) => fits(entry, { category }))
  const ofThing = { ...need, words: wordsOfThing }
  const last = withoutWordBeforePrice(need, index)
  if (category === undefined || hasWords) return [ofThing, ...last]
  return [ofThing, { ...need, category: undefined, words: wordsInAll }, ...last]
}

/** Where something is left that says what the price is of. */
function withoutWordBeforePrice(need: Need, index: SearchIndex): Need[] {
  const { category, words, wordBeforePrice } = need
  const all = words.split(' ')
  if (wordBeforePrice === undefined || !all.includes(wordBeforePrice)) return []
  const left = all.filter((word) => word !== wordBeforePrice).join(' ')
  if (index.hasBeginning(wordBeforePrice) || (category === undefined && left === '')) return []
  return [{ ...need, words: left, wordBeforePrice: undefined }]
}

/** Of the category, or all of them where it has none. */
function mostlyIn(category: string | undefined, hits: Hit[]) {
  if (category === undefined) return hits
  const within = hits.filter(({ entry }) => fits(entry, { category }))
  return within.length > 0 ? within : hits
}

/**
 * Where nothing meets all conditions: what has the words, nearest to them first. A misspelt word may
 * have been a condition, as `laptopp`.
 */
export async function findNearest(
  app: FollowDeps,
  asked: Asked,
  count: number,
  searched: Searched,
): Promise<string[]> {
  const { list, waitingTime, publication } = searched
  const index = (await findIndexes(app, waitingTime))?.[publication]
  if (!index) return []
  const { q = '' } = asked
  const meant = { ...asked, q: index.corrected(q) ?? q }
  return nearestOf(await findIn(app, index, meant, list), count, list)
}

/** The same of a search that was made already, as it is spelt: at each key, another search would be too slow. */
export function nearestOf({ need, near, category }: Found, count: number, list: ListedProducts) {
  const inCategory = near.filter(({ entry }) => fits(entry, { category }))
  const isByWords = !need && (!category || inCategory.length > 0)
  if (isByWords) return idsOf(firstOf(inCategory, count, nearestFirst))
  const byDistance = withDistance(need, listedOr(inCategory, category, list))
  return idsOf(firstOf(byDistance, count, (one, other) => other.score - one.score))
}

function idsOf(hits: { entry: { id: string } }[]) {
  return hits.map(({ entry }) => entry.id)
}

/** By the number of words that match, then by stock: none of them is an exact match. */
function nearestFirst(one: Hit, other: Hit) {
  return (
    wordsIn(other.score) - wordsIn(one.score) ||
    stockOrder[one.entry.stockStatus] - stockOrder[other.entry.stockStatus] ||
    other.score - one.score
  )
}

/** Where nothing has the words, as of a brand that is not sold, the rest of the need still says something. */
function listedOr(hits: Hit[], category: string | undefined, list: ListedProducts): ListedHit[] {
  const withWords = listedHits(hits, list)
  if (withWords.length > 0) return withWords
  return list.find({ category }).map((entry) => ({ entry, score: 0 }))
}
