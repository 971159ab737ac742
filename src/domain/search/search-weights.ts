import { placeBits, places } from './searched-terms.ts'
import { isNumber } from './search-words.ts'
import { keysOf } from '#contract/keys-of.ts'

/** What a word is worth in each place. Who asks for a printer wants one, and no toner for printers. */
const weights: Record<keyof typeof places, number> = {
  category: 10,
  modelNo: 10,
  name: 8,
  brand: 4,
  specHead: 3,
  specRest: 1.5,
}

/** Of several places the best counts, and of the others this part. */
const ofOthers = 0.1

const weightsOfPlaces = Array.from({ length: 1 << placeBits }, (_, bits) => {
  const standing = keysOf(weights)
    .filter((place) => bits & places[place])
    .map((place) => weights[place])
  const best = Math.max(0, ...standing)
  return best + ofOthers * (standing.reduce((sum, weight) => sum + weight, 0) - best)
})

export function weightOf(bits: number) {
  return weightsOfPlaces[bits] ?? 0
}

/** 1 for the very word, less for one that is longer than what was typed or spelt otherwise. */
export function closenessOf(text: string, length: number, distance: number) {
  const missing = Math.max(0, length - text.length)
  if (missing === 0 && distance === 0) return 1
  const perLetter = isNumber(text) ? 0.3 : 0.06
  return Math.max(0.3, 0.85 - missing * perLetter) * 0.7 ** distance
}

/** More than the merit of a word, so that of two products the one with more of the words comes first. */
const scoreOfWord = 100

export function scoreOf(matched: number, merit: number) {
  return matched * scoreOfWord + merit
}

/** What is left of a score without the number of its words: 8 for a word of the name, 3 for one of a label. */
export function meritIn(score: number) {
  return score % scoreOfWord
}

/** Whether it is more than a word of a specification has: a keyboard with a battery is none. */
export function isOfName(score: number) {
  return meritIn(score) > 2 * weights.specHead
}

/** How many words the score is of. */
export function wordsIn(score: number) {
  return Math.floor(score / scoreOfWord)
}

/** As much as two or three words more in a name, and less than a word in another place. */
const ofStock = 0.5

/** A word says more about a product of few words; of two alike, the one in stock comes first. */
export function meritOf(score: number, wordsInName: number, isInStock: boolean) {
  return score * (1 + 2 / (8 + wordsInName)) + stockMerit(isInStock)
}

export function stockMerit(isInStock: boolean) {
  return isInStock ? ofStock : 0
}
