import { generationsIn } from './processor-generation.ts'
import { chunksOf, isNumber, lettersAndDigits, quantityIn, stemOf } from './search-words.ts'
import type { Chunk } from './search-words.ts'

/** The texts by which a product is found. */
export type SearchedTexts = {
  name: string
  brand: string
  category: string
  modelNo: string
  specs: string[]
}

/** Where a word stands, as bits: a word of the name may be the brand as well. */
export const places = { modelNo: 1, name: 2, brand: 4, category: 8, specHead: 16, specRest: 32 }
export const placeBits = 6

/** Of `Memory: 16 GB DDR4, up to 64 GB` the first words say what it has. */
const headOfLine = 4

/** Every term of a product, and the places where it stands. */
export function termsOf({ name, brand, category, modelNo, specs }: SearchedTexts) {
  const terms = new Map<string, number>()
  for (const chunk of chunksOf(name)) addChunk(terms, chunk, places.name)
  for (const chunk of chunksOf(brand)) addChunk(terms, chunk, places.brand)
  for (const chunk of chunksOf(category)) addChunk(terms, chunk, places.category)
  addModel(terms, modelNo)
  for (const line of specs) {
    for (const generation of generationsIn(line)) add(terms, generation, places.specHead)
    for (const [at, chunk] of chunksOf(line).entries()) {
      addChunk(terms, chunk, at < headOfLine ? places.specHead : places.specRest)
    }
  }
  // `TravelBook` is one word to most and two to some.
  for (const chunk of chunksOf(name.replaceAll(/\p{Ll}(?=\p{Lu})/gu, '$& '))) {
    addChunk(terms, chunk, places.specRest)
  }
  return terms
}

function addChunk(terms: Map<string, number>, chunk: Chunk, place: number) {
  for (const word of chunk) addWord(terms, word, place)
  if (chunk.length > 1) add(terms, chunk.join(''), place)
}

function addWord(terms: Map<string, number>, word: string, place: number) {
  add(terms, stemOf(word), place)
  const quantity = quantityIn(word)
  if (!quantity) return
  const { amount, unit } = quantity
  add(terms, amount, place)
  add(terms, unit, places.specRest)
  // A 15.6-inch screen is asked for as 15 inch, one of 23.8 as 24.
  if (unit === 'inch' && amount.includes('.')) {
    add(terms, `${Math.floor(Number(amount))}inch`, place)
    add(terms, `${Math.round(Number(amount))}inch`, place)
  }
}

/** A model number is found however it is cut: LX-M126nw as lxm126nw, m126nw, 126nw and nw. */
function addModel(terms: Map<string, number>, modelNo: string) {
  const chunks = chunksOf(modelNo)
  for (const chunk of chunks) addChunk(terms, chunk, places.modelNo)
  const parts = chunks.flat().flatMap(lettersAndDigits)
  for (const from of parts.keys()) {
    const rest = parts.slice(from).join('')
    if (rest.length > 1) add(terms, rest, places.modelNo)
  }
}

function add(terms: Map<string, number>, term: string, place: number) {
  terms.set(term, (terms.get(term) ?? 0) | place)
}

/** `ddr4` is no slip for `ddr5`. */
const oneOfASeries = /^(?:\d{1,2}thgen|(?:lp)?ddr\dx?)$/

/** Numbers and quantities are never taken for one another: 15 is not a slip for 16. */
export function isExact(term: string) {
  return isNumber(term) || quantityIn(term) !== undefined || oneOfASeries.test(term)
}
