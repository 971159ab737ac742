import type { QueryWord } from './read-query.ts'

/** For each word of a query, how well each entry matches it. */
export class ScoreBoard {
  readonly #words: QueryWord[]
  readonly #slots: number
  readonly #best: Float32Array[]
  readonly #isAnswered: boolean[]

  constructor(words: QueryWord[], slots: number) {
    this.#words = words
    this.#slots = slots
    this.#best = words.map(() => new Float32Array(slots))
    this.#isAnswered = words.map(() => false)
  }

  /** Of several readings the best one counts. */
  raise(from: number, to: number, slot: number, score: number) {
    for (let word = from; word < to; word++) {
      this.#isAnswered[word] = true
      const best = this.#best[word]
      if (best && score > (best[slot] ?? 0)) best[slot] = score
    }
  }

  isAnswered(word: number) {
    return this.#isAnswered[word] ?? false
  }

  /** Every slot that matches at least so many of the required words, with the sum of their weights. */
  eachResponding(least: number, visit: (slot: number, answered: number, score: number) => void) {
    const answers = new Uint8Array(this.#slots)
    const scores = new Float32Array(this.#slots)
    for (const [at, word] of this.#words.entries()) {
      addUp(this.#best[at] ?? scores, word, { answers, scores })
    }
    for (let slot = 0; slot < this.#slots; slot++) {
      const answered = answers[slot] ?? 0
      if (answered >= least && answered > 0) visit(slot, answered, scores[slot] ?? 0)
    }
  }
}

type Sums = { answers: Uint8Array; scores: Float32Array }

/** The weight of one word for each slot that matches it. */
function addUp(best: Float32Array, { emphasis, isNeeded }: QueryWord, { answers, scores }: Sums) {
  for (let slot = 0; slot < best.length; slot++) {
    const score = best[slot] ?? 0
    if (score === 0) continue
    if (isNeeded) answers[slot] = (answers[slot] ?? 0) + 1
    scores[slot] = (scores[slot] ?? 0) + score * emphasis
  }
}
