import { TermTree } from './term-tree.ts'

type Near = { term: number; distance: number }

/** Words, with the number of times that each was added. */
export class NearWords {
  readonly #tree = new TermTree()
  readonly #words: string[] = []
  readonly #counts: number[] = []

  constructor(words: Iterable<string> = []) {
    for (const word of words) this.add(word)
  }

  add(word: string) {
    const term = this.#tree.add(word)
    this.#words[term] = word
    this.#counts[term] = (this.#counts[term] ?? 0) + 1
  }

  has(word: string) {
    return this.#tree.find(word) !== undefined
  }

  /** Of several that are as near, the one that was added most often. */
  nearest(
    word: string,
    slips: number,
    isAllowed: (near: string, distance: number) => boolean = () => true,
  ): { word: string; distance: number } | undefined {
    let best: Near | undefined
    this.#tree.findNear(word, slips, false, (term, _length, distance) => {
      if (!isAllowed(this.#words[term] ?? '', distance)) return
      if (!best || this.#isBetter({ term, distance }, best)) best = { term, distance }
    })
    return best && { word: this.#words[best.term] ?? '', distance: best.distance }
  }

  #isBetter(one: Near, other: Near) {
    if (one.distance !== other.distance) return one.distance < other.distance
    return (this.#counts[one.term] ?? 0) > (this.#counts[other.term] ?? 0)
  }
}
