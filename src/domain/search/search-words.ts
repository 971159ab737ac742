import { thousandfold, units } from './search-vocabulary.ts'

/** Words written together: `TB-14` is one chunk of two words. */
export type Chunk = string[]

const unitNames = new Map(
  units.flatMap(([shown = '', ...also]) => also.map((name) => [name, shown])),
)
const quantity = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])(\d+(?:\.\d+)?)[\s-]*(${unitPattern()})(?![\p{L}\p{N}])`,
  'gu',
)
const word = /\d+\.\d+[\p{L}\p{N}]*|[\p{L}\p{N}]+/gu
const joint = /^[-/._+'’]$/

/**
 * The words of a text as they are indexed and searched: small letters without accents, a quantity as one
 * word with its unit in one spelling, `16 GB` and `16gb` alike.
 */
export function chunksOf(text: string): Chunk[] {
  const plain = withQuantities(unadorned(text))
  const chunks: Chunk[] = []
  let end = -1
  for (const { 0: found, index } of plain.matchAll(word)) {
    const last = chunks.at(-1)
    if (last && joint.test(plain.slice(end, index))) last.push(found)
    else chunks.push([found])
    end = index + found.length
  }
  return chunks
}

export function wordsOf(text: string) {
  return chunksOf(text).flat()
}

/** One form for one and several: `printers` and `printer`, `batteries` and `battery`. */
export function stemOf(word: string) {
  if (word.length < 4 || !word.endsWith('s') || /(?:[suis]s|\ds)$/.test(word)) return word
  return word.length > 4 && word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}

/** `16gb` is 16 and gb; `m126nw`, which begins with a letter, is no quantity. */
export function quantityIn(word: string): { amount: string; unit: string } | undefined {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)(\p{L}+)$/u.exec(word) ?? []
  return amount && unit && isUnit(unit) ? { amount, unit } : undefined
}

export function isNumber(word: string) {
  return /^[\d.]+$/.test(word)
}

/** Where letters meet digits: `m126nw` is m, 126 and nw. */
export function lettersAndDigits(word: string) {
  // Most words have no digit.
  if (!/\p{N}/u.test(word)) return [word]
  return word.match(/\d+(?:\.\d+)?|\P{N}+/gu) ?? []
}

const plainAscii = /^[\x20-\x7e]*$/

function unadorned(text: string) {
  const plain = plainAscii.test(text) ? text : text.normalize('NFKD').replaceAll(/\p{Mark}/gu, '')
  const small = plain.toLowerCase()
  // Without a digit there are neither inches nor large numbers.
  if (!/\d/.test(small)) return small
  return small
    .replaceAll(/(?<=\d)\s*(?:["”“]|′′|''|’’)/g, ' inch ')
    .replaceAll(/(?<=\d),(?=\d)/g, '')
    .replaceAll(/(?<=\d{3})\s*[x×*]\s*(?=\d{3})/g, 'x')
}

function withQuantities(text: string) {
  if (!/\d/.test(text)) return text
  return text.replaceAll(quantity, (_, amount: string, name: string) => {
    const unit = unitNames.get(name) ?? name
    const smaller = thousandfold[unit]
    return smaller ? `${Number(amount) * 1000}${smaller}` : `${amount}${unit}`
  })
}

/** `in` is a unit unless a number follows: a 2-in-1 is not two inches. */
function unitPattern() {
  const names = units.flat().filter((name) => name !== '"' && name !== 'in')
  const longestFirst = names.toSorted((one, other) => other.length - one.length)
  return [...longestFirst, String.raw`in(?![\s-]*\d)`].join('|')
}

function isUnit(name: string) {
  return units.some(([shown]) => shown === name)
}
