import type { QueryWord } from './read-query.ts'

/** For each word of a query, how well each entry matches it. */
export class ScoreBoard {
  readonly #words: QueryWord[]
  readonly #slots: number
  readonly #best: Float32Array[]
  readonly #isFound: boolean[]

  constructor(words: QueryWord[], slots: number) {
    this.#words = words
    this.#slots = slots
    this.#best = words.map(() => new Float32Array(slots))
    this.#isFound = words.map(() => false)
  }

  /** Of several readings the best one counts. */
  raise(from: number, to: number, slot: number, score: number) {
    for (let word = from; word < to; word++) {
      this.#isFound[word] = true
      const best = this.#best[word]
      if (best && score > (best[slot] ?? 0)) best[slot] = score
    }
  }

  isFound(word: number) {
    return this.#isFound[word] ?? false
  }

  /** Every slot that matches at least so many of the required words, with the sum of their weights. */
  eachMatching(least: number, visit: (slot: number, matched: number, score: number) => void) {
    const matches = new Uint8Array(this.#slots)
    const scores = new Float32Array(this.#slots)
    for (const [at, word] of this.#words.entries()) {
      addUp(this.#best[at] ?? scores, word, { matches, scores })
    }
    for (let slot = 0; slot < this.#slots; slot++) {
      const matched = matches[slot] ?? 0
      if (matched >= least && matched > 0) visit(slot, matched, scores[slot] ?? 0)
    }
  }
}

type Sums = { matches: Uint8Array; scores: Float32Array }

/** The weight of one word for each slot that matches it. */
function addUp(best: Float32Array, { emphasis, isNeeded }: QueryWord, { matches, scores }: Sums) {
  for (let slot = 0; slot < best.length; slot++) {
    const score = best[slot] ?? 0
    if (score === 0) continue
    if (isNeeded) matches[slot] = (matches[slot] ?? 0) + 1
    scores[slot] = (scores[slot] ?? 0) + score * emphasis
  }
}
