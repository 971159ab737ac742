import { isConditionWord, shortWordMeant } from './condition-words.ts'

/** The words of everything that is searched. */
export type KnownWords = {
  has(word: string): boolean
  hasBeginning(text: string): boolean
}

/** A word of a text that neither a product nor a condition has, and where it stands. */
export type UnknownWord = {
  word: string
  index: number
  isBeforeNumber: boolean
  /** What it is a slip for if it is one of the short words. */
  short: string | undefined
  /** A word that is known begins with it, or it is a part of one, as in `docu feed`. */
  isBegun: boolean
}

/** Words by themselves: the parts of `kb-d800` are none. */
const loneWord = /(?<![\p{L}\p{N}_.-])[a-z]{3,40}(?![\p{L}\p{N}_-]|\.\p{L})/gu

/** `than`, a slip for it, or a currency may stand between. */
const beforeNumber = /^\s*(?:t[hane]{2,4}\s+)?(?:rs\.?|inr|₹)?\s*\d/

/** In a text of small letters. */
export function unknownWords(text: string, known: KnownWords): UnknownWord[] {
  const words = [...text.matchAll(loneWord)]
  return words.flatMap(({ 0: word, index }, at) => {
    if (isConditionWord(word) || known.has(word)) return []
    const rest = text.slice(index + word.length)
    const isBeforeNumber = beforeNumber.test(rest)
    // The last word may be half typed.
    const short = rest.trim() === '' ? undefined : shortWordMeant(word, isBeforeNumber)
    const isBegun = isPart(word, words[at - 1]?.[0], words[at + 1]?.[0], known)
    if (short === undefined && !isBeforeNumber && isBegun) return []
    return [{ word, index, isBeforeNumber, short, isBegun }]
  })
}

/** Whether a word that is known begins with it, or with it and a word beside it. */
export function isPart(
  word: string,
  before: string | undefined,
  after: string | undefined,
  known: KnownWords,
) {
  return (
    known.hasBeginning(word) ||
    (before !== undefined && known.hasBeginning(`${before}${word}`)) ||
    (after !== undefined && known.hasBeginning(`${word}${after}`))
  )
}
