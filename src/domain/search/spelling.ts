import { comparingWords, isConditionWord, tellingWords } from './condition-words.ts'
import { NearWords } from './near-words.ts'
import { slipsIn } from './read-query.ts'
import { wordsOf } from './search-words.ts'
import type { UnknownWord } from './unknown-words.ts'

const comparing = new NearWords(comparingWords)
const telling = new NearWords(tellingWords)

type Named = { brand: string; category: string; sortName: string }

/** Shorter words are near too many others. */
const shortest = 4

/** The words of names, brands and categories. */
export class Spelling {
  readonly #names = new NearWords()

  add({ brand, category, sortName }: Named) {
    for (const word of wordsOf(`${brand} ${category} ${sortName}`)) {
      if (word.length >= shortest && /^[a-z]+$/.test(word)) this.#names.add(word)
    }
  }

  /** The same question with its unknown words as they are written here; undefined where that changes nothing. */
  nearest(q: string): string | undefined {
    const words = wordsOf(q)
    const spelled = words.map((word) => {
      if (word.length < shortest || isConditionWord(word) || this.#names.has(word)) return word
      return this.#names.nearest(word, mostSlips(word), isGuess(word))?.word ?? word
    })
    return spelled.some((word, at) => word !== words[at]) ? spelled.join(' ') : undefined
  }

  /**
   * The text with the words that were meant, by as many slips as a search forgives. `isNear`: whether one
   * slip makes it a word of a specification.
   */
  meant(text: string, unknown: UnknownWord[], isNear: (word: string) => boolean) {
    let meant = ''
    let end = 0
    for (const one of unknown) {
      const word = this.#wordMeant(one, isNear)
      if (word === undefined) continue
      meant += text.slice(end, one.index) + word
      end = one.index + one.word.length
    }
    return end === 0 ? undefined : meant + text.slice(end)
  }

  #wordMeant(
    { word, short, isBeforeNumber, isBegun }: UnknownWord,
    isNear: (word: string) => boolean,
  ) {
    if (short !== undefined || word.length < shortest) return short
    const compared = isBeforeNumber ? comparing.nearest(word, 1)?.word : undefined
    if (compared !== undefined && beginsAlike(word, compared)) return compared
    if (isBegun) return undefined
    const [named, told] = [this.#names, telling].map((words) => words.nearest(word, slipsIn(word)))
    const nearest = told && (!named || told.distance < named.distance) ? told : named
    return nearest && (nearest.distance === 1 || !isNear(word)) ? nearest.word : undefined
  }
}

/** Two slips in a short word leave little of it: with another first letter too it is another word. */
function isGuess(word: string) {
  return (near: string, distance: number) =>
    word.length > 6 || distance < 2 || beginsAlike(word, near)
}

/** One more than a search forgives by itself. A digit is seldom a slip for a letter: `cat6` is no CCTV. */
function mostSlips(word: string) {
  if (/\d/.test(word)) return 1
  return word.length < 8 ? 2 : 3
}

/** A `cover` is no slip for over. */
function beginsAlike(word: string, other: string) {
  const isSwapped = word[0] === other[1] && word[1] === other[0]
  return word[0] === other[0] || isSwapped || word === other.slice(1)
}
