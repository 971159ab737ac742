import { broaderMeaning, sameMeaning, stopWords } from './search-vocabulary.ts'
import { isExact } from './searched-terms.ts'
import { TermTree } from './term-tree.ts'
import { chunksOf, lettersAndDigits, quantityIn, stemOf, wordsOf } from './search-words.ts'

export type QueryWord = {
  text: string
  /** Stop words need not be there. */
  isNeeded: boolean
  /** How much it says about what is wanted: in `toner for m126nw` the toner is. */
  emphasis: number
}

/**
 * One way to read the words from `from` up to `to`: as these terms, all of which a product must have.
 * `weight` is how near that is to what was typed.
 */
export type Reading = {
  from: number
  to: number
  terms: SearchTerm[]
  weight: number
  /** Of `loom15` both parts count: 15 in a specification makes no model of a loom 17. */
  isSplit?: boolean
}
export type SearchTerm = { text: string; way: 'exact' | 'beginning' | 'near' }

const mostWords = 10
const mostLetters = 40
/** As many words are written as one, or one as many: `tb 14 g3`. */
const longestRun = 4

const weight = { joined: 1, split: 0.8, same: 0.95, broader: 0.6, near: 0.5 }

const meanings = meaningsOf()
const names = new TermTree()
const nameOf = [...meanings.keys()]
for (const name of nameOf) names.add(name)

/** `ddr4` is one word: there is a 4 beside DDR5 too. */
const typeOfMemory = /^(?:lp)?ddr\d/

export function queryWordsOf(q: string): QueryWord[] {
  const texts = wordsOf(q).slice(0, mostWords)
  // A query of stop words alone searches for them.
  const isOnlyStopWords = texts.every((text) => stopWords.has(text))
  const purpose = texts.indexOf('for')
  return texts.map((text, at) => ({
    text: text.slice(0, mostLetters),
    isNeeded: isOnlyStopWords || !stopWords.has(text),
    emphasis: emphasisOf(text, purpose > 0 && at > purpose),
  }))
}

function emphasisOf(text: string, isPurpose: boolean) {
  if (stopWords.has(text)) return 0.1
  return isPurpose ? 0.5 : 1
}

/** What the words say as they were typed. */
export function readingsOf(words: QueryWord[]): Reading[] {
  const readings: Reading[] = []
  const stems = words.map(({ text }) => stemOf(text))
  for (const [from, { text }] of words.entries()) {
    const alone = { from, to: from + 1 }
    // One letter alone begins words of every product.
    const isLetter = words.length === 1 && text.length === 1
    const term = isLetter ? ({ text, way: 'exact' } as const) : exactOrBeginning(text)
    readings.push({ ...alone, terms: [term], weight: 1 })
    const parts = lettersAndDigits(text)
    // `travelbook14` is two words; the three of `m126nw` stand in half the catalogue.
    if (parts.length === 2 && (parts[0]?.length ?? 0) > 2 && !typeOfMemory.test(text)) {
      const terms = parts.map(exactOrBeginning)
      readings.push({ ...alone, terms, weight: weight.split, isSplit: true })
    }
    for (let to = from + 1; to <= Math.min(from + longestRun, words.length); to++) {
      readings.push(...readingsOfRun(words, stems.slice(from, to), from))
    }
  }
  return readings
}

/** Whether it is another thing that somebody may want instead. */
export function isBroader(reading: Reading) {
  return reading.weight === weight.broader
}

/** What means the same as the very words. */
export function exactReadingsOf(words: QueryWord[]): Reading[] {
  return readingsOf(words)
    .filter((reading) => !isBroader(reading))
    .map(({ terms, ...reading }) => {
      return { ...reading, terms: terms.map(({ text }) => ({ text, way: 'exact' as const })) }
    })
}

/** What they may say if a letter is wrong, or if a number and its unit do not stand together. */
export function nearReadingsOf(words: QueryWord[]): Reading[] {
  return words.flatMap(({ text }, from) => {
    const alone = { from, to: from + 1 }
    const terms = nearTermsOf(text)
    const readings = terms.length > 0 ? [{ ...alone, terms, weight: weight.near }] : []
    const meant = namesNear(text).flatMap((name) => meanings.get(name) ?? [])
    return [...readings, ...meant.map(({ terms }) => ({ ...alone, terms, weight: weight.near }))]
  })
}

/** `notebok` is no word of any product, but nearly one that means laptop. */
function namesNear(text: string) {
  const found: string[] = []
  names.findNear(stemOf(text), slipsIn(text), false, (name) => found.push(nameOf[name] ?? ''))
  return found
}

function nearTermsOf(text: string): SearchTerm[] {
  const quantity = quantityIn(text)
  if (quantity) return [exactOrBeginning(quantity.amount), { text: quantity.unit, way: 'exact' }]
  return slipsIn(text) > 0 ? [{ text, way: 'near' }] : []
}

/** One slip in a word of four letters, two in one of eight; none in a number. */
export function slipsIn(text: string) {
  if (text.length < 4 || isExact(text)) return 0
  return text.length < 8 ? 1 : 2
}

/** `stems`: of the words of the run. */
function readingsOfRun(words: QueryWord[], stems: string[], from: number): Reading[] {
  const to = from + stems.length
  const meant = meanings.get(stems.join(' ')) ?? []
  const readings: Reading[] = meant.map((meaning) => ({ from, to, ...meaning }))
  if (stems.length > 1) {
    const texts = words.slice(from, to).map((word) => word.text)
    readings.push({ from, to, terms: [exactOrBeginning(texts.join(''))], weight: weight.joined })
  }
  return readings
}

function exactOrBeginning(text: string): SearchTerm {
  return { text, way: quantityIn(text) ? 'exact' : 'beginning' }
}

type Meaning = { terms: SearchTerm[]; weight: number }

function meaningsOf() {
  const meanings = new Map<string, Meaning[]>()
  for (const names of sameMeaning) {
    for (const name of names) addMeaning(name, names, weight.same)
  }
  for (const [name = '', ...others] of broaderMeaning) addMeaning(name, others, weight.broader)
  return meanings

  function addMeaning(name: string, others: string[], weight: number) {
    const key = keyOf(name)
    const known = meanings.get(key) ?? []
    for (const other of others.filter((other) => keyOf(other) !== key)) {
      const terms = wordsOf(other).filter((word) => !stopWords.has(word))
      known.push({ terms: terms.map((text) => ({ text, way: 'exact' })), weight })
    }
    meanings.set(key, known)
  }
}

function keyOf(name: string) {
  return chunksOf(name).flat().map(stemOf).join(' ')
}
