import { placesOf, slotOf } from './lexicon.ts'
import type { Occurrence } from './lexicon.ts'
import type { QueryWord } from './read-query.ts'
import { weightOf } from './search-weights.ts'

/** Of four bytes for each entry: 3 MB of 100,000 products. */
const mostSpare = 8

/** Columns without a score: to make them anew for each search takes longer than to clear a few. */
export class SpareColumns {
  readonly #spare: Float32Array[] = []

  take(slots: number) {
    const column = this.#spare.pop()
    // Those that are too short for entries added since are dropped here.
    return column && column.length >= slots ? column : new Float32Array(slots)
  }

  giveBack({ best, matching }: Pick<Column, 'best' | 'matching'>) {
    if (this.#spare.length === mostSpare) return
    for (const slot of matching) best[slot] = 0
    this.#spare.push(best)
  }
}

/** For each word of a query, how well each entry matches it. */
export class ScoreBoard {
  readonly #columns: Column[]
  readonly #required: Column[]
  readonly #spare: SpareColumns

  constructor(words: QueryWord[], spare: SpareColumns, slots: number) {
    this.#spare = spare
    this.#columns = words.map((word) => ({ word, best: spare.take(slots), matching: [] }))
    this.#required = this.#columns.filter(({ word }) => word.isNeeded)
  }

  /** Of several readings the best one counts. */
  raise(from: number, to: number, slot: number, score: number) {
    for (const column of this.#columns.slice(from, to)) raiseIn(column, slot, score)
  }

  raiseEach(from: number, to: number, occurrences: readonly Occurrence[], closeness: number) {
    for (const column of this.#columns.slice(from, to)) {
      for (const occurrence of occurrences) {
        raiseIn(column, slotOf(occurrence), weightOf(placesOf(occurrence)) * closeness)
      }
    }
  }

  /** The board is used no more. */
  giveBack() {
    for (const column of this.#columns) this.#spare.giveBack(column)
  }

  isFound(word: number) {
    return (this.#columns[word]?.matching.length ?? 0) > 0
  }

  /** Every slot that matches at least so many of the required words, with the sum of their weights. */
  eachMatching(least: number, visit: (slot: number, matched: number, score: number) => void) {
    for (const slot of this.#candidates(least)) {
      let matched = 0
      for (const { best } of this.#required) matched += Number(best[slot] !== 0)
      if (matched >= least) visit(slot, matched, this.#sumOf(slot))
    }
  }

  #sumOf(slot: number) {
    let sum = 0
    for (const { word, best } of this.#columns) sum += (best[slot] ?? 0) * word.emphasis
    return sum
  }

  /** What matches all but n of the words matches one of any n + 1: of the rarest, there are few. */
  #candidates(least: number): number[] {
    const count = this.#required.length - Math.max(1, least) + 1
    const rarest = this.#required
      .toSorted((one, other) => one.matching.length - other.matching.length)
      .slice(0, count)
    return rarest.flatMap(({ matching }, at) => {
      const before = rarest.slice(0, at)
      if (at === 0) return matching
      return matching.filter((slot) => before.every(({ best }) => best[slot] === 0))
    })
  }
}

/** One word: its best score for each slot, and the slots that have one. */
type Column = { word: QueryWord; best: Float32Array; matching: number[] }

function raiseIn({ best, matching }: Column, slot: number, score: number) {
  const before = best[slot]
  // An entry that was added since the search began has no place in its columns.
  if (before === undefined || score <= before) return
  if (before === 0) matching.push(slot)
  best[slot] = score
}
