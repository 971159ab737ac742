import { placesOf, slotOf } from './lexicon.ts'
import type { Occurrence, Occurrences } from './lexicon.ts'
import type { QueryWord } from './read-query.ts'
import { weightOf } from './search-weights.ts'

/** Of four bytes for each entry, and eight for each that matched: at most 10 MB of 100,000 products. */
const mostSpare = 8

/** For one word: its best score for each slot, and the slots that have one: the first `count` of `matching`. */
type Column = { best: Float32Array; matching: number[]; count: number }

/** Columns without a score: to make them anew for each search takes longer than to clear a few. */
export class SpareColumns {
  readonly #spare: Column[] = []

  take(slots: number): Column {
    const column = this.#spare.pop()
    // Those that are too short for entries added since are dropped here.
    if (column && column.best.length >= slots) return column
    return { best: new Float32Array(slots), matching: [], count: 0 }
  }

  giveBack(column: Column) {
    if (this.#spare.length === mostSpare) return
    eachSlot(column, (slot) => (column.best[slot] = 0))
    column.count = 0
    this.#spare.push(column)
  }
}

/** For each word of a query, how well each entry matches it. */
export class ScoreBoard {
  readonly #words: QueryWord[]
  readonly #columns: Column[]
  readonly #required: Column[]
  readonly #spare: SpareColumns

  constructor(words: QueryWord[], spare: SpareColumns, slots: number) {
    this.#spare = spare
    this.#words = words
    this.#columns = words.map(() => spare.take(slots))
    this.#required = this.#columns.filter((_, at) => words[at]?.isNeeded)
  }

  /** Of several readings the best one counts. */
  raise(from: number, to: number, slot: number, score: number) {
    for (const column of this.#columns.slice(from, to)) raiseIn(column, slot, score)
  }

  raiseEach(from: number, to: number, occurrences: Occurrences, closeness: number) {
    for (let at = from; at < to; at++) {
      const column = this.#columns[at]
      if (column) raiseByEach(column, occurrences, closeness)
    }
  }

  /** The board is used no more. */
  giveBack() {
    for (const column of this.#columns) this.#spare.giveBack(column)
  }

  isFound(word: number) {
    return (this.#columns[word]?.count ?? 0) > 0
  }

  /** Every slot that matches at least so many of the required words, with the sum of their weights. */
  eachMatching(least: number, visit: (slot: number, matched: number, score: number) => void) {
    const rarest = this.#rarest(least)
    for (const [at, column] of rarest.entries()) {
      const before = rarest.slice(0, at)
      eachSlot(column, (slot) => {
        if (before.some(({ best }) => best[slot] !== 0)) return
        const matched = this.#matchedBy(slot)
        if (matched >= least) visit(slot, matched, this.#sumOf(slot))
      })
    }
  }

  /** What matches all but n of the words matches one of any n + 1: of the rarest, there are few. */
  #rarest(least: number) {
    const count = this.#required.length - Math.max(1, least) + 1
    return this.#required.toSorted((one, other) => one.count - other.count).slice(0, count)
  }

  #matchedBy(slot: number) {
    let matched = 0
    for (const { best } of this.#required) matched += Number(best[slot] !== 0)
    return matched
  }

  #sumOf(slot: number) {
    let sum = 0
    for (let at = 0; at < this.#columns.length; at++) {
      sum += (this.#columns[at]?.best[slot] ?? 0) * (this.#words[at]?.emphasis ?? 0)
    }
    return sum
  }
}

function eachSlot(column: Column, visit: (slot: number) => void) {
  for (let at = 0; at < column.count; at++) visit(column.matching[at] ?? 0)
}

function raiseByEach(column: Column, occurrences: Occurrences, closeness: number) {
  if (typeof occurrences === 'number') raiseBy(column, occurrences, closeness)
  else for (const occurrence of occurrences) raiseBy(column, occurrence, closeness)
}

function raiseBy(column: Column, occurrence: Occurrence, closeness: number) {
  raiseIn(column, slotOf(occurrence), weightOf(placesOf(occurrence)) * closeness)
}

function raiseIn(column: Column, slot: number, score: number) {
  const before = column.best[slot]
  // An entry that was added since the search began has no place in its columns.
  if (before === undefined || score <= before) return
  if (before === 0) column.matching[column.count++] = slot
  column.best[slot] = score
}
