import { placeBits } from './searched-terms.ts'
import { TermTree } from './term-tree.ts'

/** A term in an entry, as one number: the slot of the entry, and the places in it as bits. */
export type Occurrence = number

export function slotOf(occurrence: Occurrence) {
  return occurrence >> placeBits
}

export function placesOf(occurrence: Occurrence) {
  return occurrence & ((1 << placeBits) - 1)
}

/** One alone is a number: thousands of arrays of one would be made for the beginning of a number. */
export type Occurrences = Occurrence | readonly Occurrence[]

const none: readonly Occurrence[] = []

/** Terms, and for each the entries that contain it. Most terms occur in one entry only. */
export class Lexicon {
  readonly tree = new TermTree()
  #only = new Int32Array(256).fill(-1)
  readonly #several = new Map<number, Occurrence[]>()

  add(term: string, slot: number, places: number) {
    const at = this.tree.add(term)
    const occurrence = (slot << placeBits) | places
    if (at >= this.#only.length) this.#widen()
    const several = this.#several.get(at)
    const only = this.#only[at] ?? -1
    if (several) several.push(occurrence)
    else if (only === -1) this.#only[at] = occurrence
    else this.#several.set(at, [only, occurrence])
  }

  occurrencesOf(term: number): Occurrences {
    const only = this.#only[term] ?? -1
    return this.#several.get(term) ?? (only === -1 ? none : only)
  }

  #widen() {
    const wider = new Int32Array(Math.ceil(this.#only.length * 1.5)).fill(-1)
    wider.set(this.#only)
    this.#only = wider
  }
}
