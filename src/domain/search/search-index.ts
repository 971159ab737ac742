import type { StockStatus } from '#contract/products/product.ts'
import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import { isConditionWord } from './condition-words.ts'
import { Lexicon, placesOf, slotOf } from './lexicon.ts'
import type { Occurrence, Occurrences } from './lexicon.ts'
import {
  exactReadingsOf,
  isBroader,
  nearReadingsOf,
  queryWordsOf,
  readingsOf,
  slipsIn,
} from './read-query.ts'
import type { QueryWord, Reading, SearchTerm } from './read-query.ts'
import { ScoreBoard, SpareColumns } from './score-board.ts'
import { isExact, termsOf } from './searched-terms.ts'
import type { SearchedTexts } from './searched-terms.ts'
import { closenessOf, meritOf, scoreOf, weightOf } from './search-weights.ts'
import { Spelling } from './spelling.ts'
import { isPart, unknownWords } from './unknown-words.ts'
import { chunksOf, stemOf } from './search-words.ts'

/** The columns for filters and order, stored with the words so that no query is needed for them. */
export type SearchEntry = {
  id: string
  brand: string
  category: string
  stockStatus: StockStatus
  pricePaise: number
  sortPrice: number
  sortName: string
}

export type Hit = { entry: SearchEntry; score: number }

/**
 * `isNear`: nothing has all of the words, these have some. `isCorrected`: a word was taken for a
 * misspelt one.
 */
export type WordHits = { hits: Hit[]; isNear: boolean; isCorrected: boolean }

export const foundNothing: WordHits = { hits: [], isNear: false, isCorrected: false }

/** Words of products in memory. An entry that changes gets a new slot; the old one stays empty. */
export class SearchIndex {
  readonly #words = new Lexicon()
  /** Apart from the words: nobody misspells them, and there are far more of them. */
  readonly #numbers = new Lexicon()
  readonly #entries: (SearchEntry | undefined)[] = []
  readonly #nameLengths: number[] = []
  /** Beside the entries: thousands that a search passes need not be read from memory for it. */
  readonly #inStock: boolean[] = []
  readonly #slots = new Map<string, number>()
  /** Of searches that have ended. */
  readonly #columns = new SpareColumns()
  readonly #spelling = new Spelling()
  #last: { q: string; found: WordHits } | undefined
  #changes = 0

  get size() {
    return this.#slots.size
  }

  /** More is left behind than is in use: a new index would be half as large. */
  get isStale() {
    return this.#entries.length > 2 * this.size + 1000
  }

  /** With misspelt words as names have them. Undefined where there are none. */
  corrected(q: string) {
    return this.#spelling.nearest(q)
  }

  /** The same text with words instead of slips for them. Undefined where there are none. */
  meant(q: string) {
    const text = q.toLowerCase()
    const unknown = unknownWords(text, this)
    if (unknown.length === 0) return undefined
    return this.#spelling.meant(text, unknown, (word) => this.#isNear(word))
  }

  has(word: string) {
    return this.#words.tree.find(stemOf(word)) !== undefined
  }

  hasBeginning(text: string) {
    const stem = stemOf(text)
    return [this.#words, this.#numbers].some(({ tree }) => tree.hasBeginning(stem))
  }

  #isNear(word: string) {
    let isFound = false
    this.#words.tree.findNear(stemOf(word), 1, word.length > 4, () => (isFound = true))
    return isFound
  }

  /** The words that were meant, where something is written nearly so. */
  spellingOf(q: string) {
    const spelled = this.corrected(q)
    // Words of entries that are gone are words still.
    if (spelled === undefined) return undefined
    const { hits, isNear } = this.find(spelled)
    return hits.length > 0 && !isNear ? spelled : undefined
  }

  put(entry: SearchEntry, texts: SearchedTexts) {
    this.remove(entry.id)
    this.#spelling.add(entry)
    const slot = this.#entries.push(entry) - 1
    this.#slots.set(entry.id, slot)
    this.#nameLengths.push(chunksOf(texts.name).length)
    this.#inStock.push(entry.stockStatus === 'In Stock')
    for (const [term, places] of termsOf(texts)) this.#lexiconOf(term).add(term, slot, places)
  }

  remove(id: string) {
    this.#changes++
    this.#last = undefined
    const slot = this.#slots.get(id)
    if (slot === undefined) return
    this.#entries[slot] = undefined
    this.#slots.delete(id)
  }

  /** What has all of these very words, or others that mean the same. */
  idsHaving(q: string): string[] {
    const words = queryWordsOf(q)
    const board = new ScoreBoard(words, this.#columns, this.#entries.length)
    for (const reading of exactReadingsOf(words)) this.#read(reading, board)
    const needed = words.filter(({ isNeeded }) => isNeeded).length
    const found = this.#hitsOn(board, needed, needed)
    board.giveBack()
    return (found?.hits ?? []).map(({ entry }) => entry.id)
  }

  /** In no order. A list and its count ask the same query, which is computed once. */
  find(q: string): WordHits {
    if (this.#last?.q !== q) this.#last = { q, found: this.#find(q) }
    return this.#last.found
  }

  /** The same in pieces, between which other requests are served: ten words can take 80 ms of 50,000 entries. */
  async findInTurns(q: string, slips: 'forgiven' | 'not forgiven' = 'forgiven'): Promise<WordHits> {
    if (slips === 'forgiven' && this.#last?.q === q) return this.#last.found
    const yieldIfDue = yieldRegularly()
    const changes = this.#changes
    const finding = this.#finding(q, slips)
    for (;;) {
      const { done, value } = finding.next()
      if (!done) {
        await yieldIfDue()
        continue
      }
      const isWhole = slips === 'forgiven' || value.hits.length > 0
      if (isWhole && changes === this.#changes) this.#last = { q, found: value }
      return value
    }
  }

  #find(q: string): WordHits {
    const finding = this.#finding(q)
    for (;;) {
      const { done, value } = finding.next()
      if (done) return value
    }
  }

  /** Stops after each reading. What changes meanwhile is found by the next search. */
  *#finding(q: string, slips = 'forgiven'): Generator<undefined, WordHits> {
    const words = queryWordsOf(q)
    if (slips === 'not forgiven' && !this.#mayHave(words)) return foundNothing
    const needed = words.filter((word) => word.isNeeded).length
    const board = new ScoreBoard(words, this.#columns, this.#entries.length)
    const [broader, same] = partition(readingsOf(words), isBroader)
    yield* this.#readEach(same, board)
    const isUnsaid =
      broader.length > 0 && words.some((word, at) => word.isNeeded && !board.isFound(at))
    yield* this.#readEach(broader, board)
    let hits = this.#hitsOn(board, needed, needed)
    // What nothing is called, as another thing that it may be, is found like a misspelt word.
    if (hits && isUnsaid) hits = { ...hits, isCorrected: true }
    if (!hits && slips === 'forgiven') hits = yield* this.#hitsNear(words, board, needed)
    board.giveBack()
    return hits ?? foundNothing
  }

  /** False where a word is none, nor a part of one with those beside it: then nothing has all words. */
  #mayHave(words: QueryWord[]) {
    return words.every(({ text, isNeeded }, at) => {
      return (
        !isNeeded ||
        isConditionWord(text) ||
        isPart(text, words[at - 1]?.text, words[at + 1]?.text, this)
      )
    })
  }

  *#readEach(readings: Reading[], board: ScoreBoard) {
    for (const reading of readings) {
      this.#read(reading, board)
      yield undefined
    }
  }

  /** First the words that nothing has are taken for misspelt, then each of them. */
  *#hitsNear(words: QueryWord[], board: ScoreBoard, needed: number) {
    const readings = nearReadingsOf(words)
    const [unknown, others] = partition(readings, ({ from }) => !board.isFound(from))
    const isAnyKnown = words.some(({ isNeeded }, at) => isNeeded && board.isFound(at))
    yield* this.#readEach(unknown, board)
    const corrected = this.#hitsOn(board, needed, needed)
    if (corrected) return { ...corrected, isCorrected: unknown.some(allowsSlips) }
    yield* this.#readEach(others, board)
    const misspelt = this.#hitsOn(board, needed, needed)
    if (misspelt) return { ...misspelt, isCorrected: true }
    // What has some of the words is near only if one of them is no guess.
    return isAnyKnown ? this.#hitsOn(board, Math.ceil(needed / 2), needed) : undefined
  }

  #hitsOn(board: ScoreBoard, least: number, needed: number): WordHits | undefined {
    const hits: Hit[] = []
    board.eachMatching(least, (slot, matched, score) => {
      const entry = this.#entries[slot]
      if (!entry) return
      const isInStock = this.#inStock[slot] === true
      const merit = meritOf(score, this.#nameLengths[slot] ?? 0, isInStock)
      hits.push({ entry, score: scoreOf(matched, merit) })
    })
    return hits.length > 0 ? { hits, isNear: least < needed, isCorrected: false } : undefined
  }

  #read({ from, to, terms, weight, isSplit }: Reading, board: ScoreBoard) {
    const [only] = terms
    if (only && terms.length === 1) {
      return this.#eachWith(only, (occurrences, closeness) =>
        board.raiseEach(from, to, occurrences, closeness * weight),
      )
    }
    if (!terms.every((term) => this.#isKnown(term))) return
    const scores = this.#scoresOfAll(terms, isSplit)
    for (const [slot, score] of scores) board.raise(from, to, slot, score * weight)
  }

  /** What has all of the terms, with the best of their scores, or the least if each of them counts. */
  #scoresOfAll(terms: SearchTerm[], isSplit = false) {
    const passed = new Uint8Array(this.#entries.length)
    const all = new Float32Array(this.#entries.length)
    const bests = terms.map(() => (isSplit ? new Float32Array(this.#entries.length) : all))
    const slots: number[] = []
    for (const [at, term] of terms.entries()) {
      const isLast = at === terms.length - 1
      const best = bests[at] ?? all
      const pass = (occurrence: Occurrence, closeness: number) => {
        const slot = slotOf(occurrence)
        if (passed[slot] !== at && passed[slot] !== at + 1) return
        if (passed[slot] === at && isLast) slots.push(slot)
        passed[slot] = at + 1
        best[slot] = Math.max(best[slot] ?? 0, weightOf(placesOf(occurrence)) * closeness)
      }
      this.#eachWith(term, (occurrences, closeness) => {
        if (typeof occurrences === 'number') pass(occurrences, closeness)
        else for (const occurrence of occurrences) pass(occurrence, closeness)
      })
    }
    return slots.map((slot) => [slot, Math.min(...bests.map((best) => best[slot] ?? 0))] as const)
  }

  #isKnown({ text, way }: SearchTerm) {
    if (way !== 'exact') return true
    const stem = stemOf(text)
    return this.#lexiconOf(stem).tree.find(stem) !== undefined
  }

  /** Where what is sought occurs, for each word by which it is found. */
  #eachWith({ text, way }: SearchTerm, visit: OnOccurrences) {
    const stem = stemOf(text)
    if (way === 'near') return this.#eachNear(stem, visit)
    for (const lexicon of [this.#words, this.#numbers]) {
      const found = foundIn(lexicon, text, visit)
      const exact = lexicon.tree.find(stem)
      if (exact !== undefined) found(exact, text.length, 0)
      // 14 does not find 1400; a number with a unit is indexed without the unit too.
      const isShort = lexicon === this.#numbers && text.length < 3
      if (way === 'beginning' && !isShort) lexicon.tree.findBeginning(text, found)
    }
  }

  /** Two slips only where one does not explain it. */
  #eachNear(text: string, visit: OnOccurrences) {
    const found = foundIn(this.#words, text, visit)
    let isFound = false
    for (let slips = 1; slips <= slipsIn(text) && !isFound; slips++) {
      this.#words.tree.findNear(text, slips, text.length > 4, (...term) => {
        isFound = true
        found(...term)
      })
    }
  }

  #lexiconOf(term: string) {
    return isExact(term) ? this.#numbers : this.#words
  }
}

function allowsSlips({ terms }: Reading) {
  return terms.some(({ way }) => way === 'near')
}

function partition<Item>(items: Item[], isFirst: (item: Item) => boolean) {
  const first: Item[] = []
  const others: Item[] = []
  for (const item of items) (isFirst(item) ? first : others).push(item)
  return [first, others] as const
}

/** A word occurs in these entries, and is so close to what was typed. */
type OnOccurrences = (occurrences: Occurrences, closeness: number) => void

function foundIn(lexicon: Lexicon, text: string, visit: OnOccurrences) {
  return (term: number, length: number, distance: number) =>
    visit(lexicon.occurrencesOf(term), closenessOf(text, length, distance))
}
