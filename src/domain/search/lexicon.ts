import { TermTree } from './term-tree.ts'

/** The occurrences of a term: the entry, and the fields in it. */
type OnPosting = (slot: number, places: number) => void

/** Terms, and for each the entries that contain it. Most terms occur in one entry only. */
export class Lexicon {
  readonly tree = new TermTree()
  readonly #placeBits: number
  #only = new Int32Array(256).fill(-1)
  readonly #several = new Map<number, number[]>()

  constructor(placeBits: number) {
    this.#placeBits = placeBits
  }

  add(term: string, slot: number, places: number) {
    const at = this.tree.add(term)
    const posting = (slot << this.#placeBits) | places
    if (at >= this.#only.length) this.#widen()
    const several = this.#several.get(at)
    const only = this.#only[at] ?? -1
    if (several) several.push(posting)
    else if (only === -1) this.#only[at] = posting
    else this.#several.set(at, [only, posting])
  }

  eachOf(term: number, visit: OnPosting) {
    const mask = (1 << this.#placeBits) - 1
    const several = this.#several.get(term)
    if (!several) {
      const only = this.#only[term] ?? -1
      if (only !== -1) visit(only >> this.#placeBits, only & mask)
      return
    }
    for (const posting of several) visit(posting >> this.#placeBits, posting & mask)
  }

  #widen() {
    const wider = new Int32Array(Math.ceil(this.#only.length * 1.5)).fill(-1)
    wider.set(this.#only)
    this.#only = wider
  }
}
