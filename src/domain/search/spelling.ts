import { wordsOf } from './search-words.ts'
import { TermTree } from './term-tree.ts'

type Named = { brand: string; sortName: string }

/** Shorter words are near too many others. */
const shortest = 4

/** The words of names and brands, for queries without results. */
export class Spelling {
  readonly #tree = new TermTree()
  readonly #words: string[] = []

  constructor(entries: Iterable<Named>) {
    for (const entry of entries) this.add(entry)
  }

  add({ brand, sortName }: Named) {
    for (const word of wordsOf(`${brand} ${sortName}`)) {
      if (word.length >= shortest && /^[a-z]+$/.test(word)) this.#words[this.#tree.add(word)] = word
    }
  }

  /** The same question with its unknown words as they are written here; undefined where that changes nothing. */
  nearest(q: string): string | undefined {
    const words = wordsOf(q)
    const spelled = words.map((word) => this.#nearestWord(word) ?? word)
    return spelled.some((word, at) => word !== words[at]) ? spelled.join(' ') : undefined
  }

  /** One slip more than a search forgives by itself. */
  #nearestWord(word: string) {
    if (word.length < shortest || this.#tree.find(word) !== undefined) return undefined
    const slips = word.length < 8 ? 2 : 3
    let best: { term: number; distance: number } | undefined
    this.#tree.findNear(word, slips, false, (term, _length, distance) => {
      if (!best || distance < best.distance) best = { term, distance }
    })
    return best && this.#words[best.term]
  }
}
