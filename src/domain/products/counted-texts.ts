import { folded } from '../fold-text.ts'
import { firstOf } from './first-of.ts'

/** A text that products have, and how many have it. */
export class CountedText {
  readonly text: string
  count = 0
  #folded: string | undefined

  constructor(text: string) {
    this.text = text
  }

  /** Whether it, or a word in it, begins so. */
  hasWordWith(beginning: string) {
    if (beginning === '') return true
    this.#folded ??= ` ${folded(this.text)}`
    return this.#folded.includes(` ${beginning}`)
  }
}

export class CountedTexts {
  readonly #byText = new Map<string, CountedText>()

  add(text: string) {
    const counted = this.#byText.get(text) ?? new CountedText(text)
    this.#byText.set(text, counted)
    counted.count += 1
    return counted
  }

  remove(counted: CountedText) {
    counted.count -= 1
    if (counted.count === 0) this.#byText.delete(counted.text)
  }

  all() {
    return this.#byText.values()
  }

  /** The most used ones with a word that begins so; all begin with nothing. */
  find(q: string, limit: number): string[] {
    const beginning = folded(q)
    const found = [...this.all()].filter(
      (counted) => counted.text !== q && counted.hasWordWith(beginning),
    )
    return firstOf(found, limit, mostUsedFirst).map(({ text }) => text)
  }
}

function mostUsedFirst(one: CountedText, other: CountedText) {
  return other.count - one.count || (one.text < other.text ? -1 : 1)
}
