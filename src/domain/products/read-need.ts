import type { SpecFilter } from '#contract/specifications/spec-filter.ts'
import type { AskedPart } from '#contract/products/product-list.ts'
import type { StockStatus } from '#contract/products/product.ts'
import { specGroupOf } from '../specifications/spec-labels.ts'
import type { SpecGroup } from '../specifications/spec-labels.ts'
import { plainSpecText } from '../specifications/spec-text.ts'
import { readPrices } from './need-prices.ts'
import { take } from './need-text.ts'
import type { NeedText } from './need-text.ts'
import { readNeededSpecs } from './need-specs.ts'

/** What words ask for beside what is searched: `laptop under 60000 16gb`. */
export type Need = {
  /** What is left to search, without the words of the category. */
  words: string
  /** The same with them: a `laptop bag` is in no category of laptops. */
  wordsInAll: string
  category: string | undefined
  conditions: Conditions
  parts: AskedPart[]
}

type Conditions = {
  minPrice?: number | undefined
  maxPrice?: number | undefined
  stock?: StockStatus | undefined
  specs: SpecFilter[]
}

type KnownCategory = { name: string; synonyms?: readonly string[] }

/** Undefined where the words set no condition: then all of them are searched. */
export function readNeed(
  q: string,
  categories: readonly KnownCategory[],
  chosen?: string,
): Need | undefined {
  const plain = plainSpecText(q)
  const text: NeedText = { rest: ` ${plain} `, taken: [] }
  const named = namedCategory(plain, categories)
  const isOther = chosen !== undefined && chosen !== named?.name
  const group = groupOf(chosen ?? named?.name, plain)
  const conditions: Conditions = {
    specs: readNeededSpecs(text, group),
    ...readPrices(text, named !== undefined || group !== undefined),
    ...readStock(text),
  }
  if (text.taken.length === 0) return undefined
  const wordsInAll = withoutFillers(text.rest)
  return {
    words: named && !isOther ? withoutFillers(text.rest.replace(named.words, ' ')) : wordsInAll,
    wordsInAll,
    category: isOther ? undefined : named?.name,
    conditions,
    parts: text.taken.map(({ text, words }) => ({ text, without: withoutWords(plain, words) })),
  }
}

function readStock(text: NeedText): { stock?: StockStatus } {
  const words = /\b(?:in[ -]?stock|available(?: now| today)?|ready stock|immediate delivery)\b/
  return take(text, words, () => 'In Stock') ? { stock: 'In Stock' } : {}
}

const fillers = new RegExp(
  String.raw`(?<![^\s|])(?:range|budget|only|price|priced|rs|inr|rupees|or|more|plus|and|with|having|of|for|in|a|` +
    String.raw`an|the|good|best|cheap|need|want|minimum|at least|around|k[aei]|wal[ai]|ram|both|tak|to|show|me|` +
    String.raw`i|we|please|any|some|which|has|under|below|above|approx)(?![^\s|])`,
  'g',
)

function withoutFillers(text: string) {
  return text
    .replaceAll(fillers, ' ')
    .replaceAll(/[|\s]+/g, ' ')
    .replace(/^[\s,;.&+/-]+|[\s,;.&+/-]+$/g, '')
}

function withoutWords(plain: string, words: string) {
  return plain.replace(words, ' ').replaceAll(/\s+/g, ' ').trim()
}

const wordsOfGroup: Record<Exclude<SpecGroup, 'accessory'>, RegExp> = {
  computer:
    /\b(?:laptops?|note\s?books?|lap\s?tops?|desktops?|workstations?|pcs?|computers?|systems?)\b/,
  scanner: /\b(?:document |doc |flatbed )?scanners?\b/,
  printer: /\b(?:printers?|photocopiers?|copiers?|mfps?|xerox machines?)\b/,
  projector: /\b(?:projectors?|beamers?)\b/,
  panel:
    /\b(?:interactive (?:flat )?(?:touch )?panels?|interactive (?:boards?|displays?)|smart ?boards?|touch panels?|digital boards?|ifpd?s?|panels?)\b/,
  cctv: /\b(?:cctv|security cameras?|surveillance|cameras?|[dnx]vrs?)\b/,
  ups: /\b(?:ups|battery backup|power backup|inverters?)\b/,
}

const laptops = /\b(?:laptops?|note\s?books?|lap\s?tops?)\b/
const desktops = /\b(?:desktops?|workstations?|pcs?|computers?|all[ -]in[ -]one)\b/

/** Things that are sold beside what they are for. */
const besides =
  /\b(?:bags?|backpacks?|chargers?|adapt[eo]rs?|stands?|cables?|toners?|cartridges?|ink bottles?|batter(?:y|ies)(?! backup)|mounts?|docks?|docking|mouse|keyboards?|sleeves?|(?<=projector |projection )screens?|webcams?|web cameras?|monitors?|headsets?|switch(?:es)?|routers?|pen ?drives?|hard disks? (?:drive )?external|portable|external)\b/

/** The words of a kind of thing that remain to be searched within its category. */
const telling =
  /\b(?:[dnx]vrs?|mfps?|photocopiers?|copiers?|workstations?|cameras?|flatbed|kits?)\b/

function namedCategory(plain: string, categories: readonly KnownCategory[]) {
  if (besides.test(plain)) return undefined
  for (const { name, synonyms = [] } of categories) {
    const own = [name, ...synonyms].map((text) => plainSpecText(text).replace(/s$/, ''))
    const words = wordsOfCategory(name)
    const found = own.find((text) => new RegExp(`\\b${RegExp.escape(text)}s?\\b`).test(plain))
    if (found) return { name, words: new RegExp(`\\b${RegExp.escape(found)}s?\\b`) }
    if (words?.test(plain))
      return { name, words: telling.test(plain) ? withoutTelling(words) : words }
  }
  return undefined
}

function wordsOfCategory(name: string) {
  const group = specGroupOf(name)
  if (group === 'accessory') return undefined
  if (group !== 'computer') return wordsOfGroup[group]
  return /laptop|notebook/i.test(name) ? laptops : desktops
}

/** `8 channel nvr` is a recorder among the cameras: its word is searched. */
function withoutTelling(words: RegExp) {
  return new RegExp(`(?!${telling.source})${words.source}`)
}

function groupOf(category: string | undefined, plain: string): SpecGroup | undefined {
  if (category !== undefined && category !== 'All') return specGroupOf(category)
  if (besides.test(plain)) return 'accessory'
  if (/\bi[3579]\b|\bryzen\s*\d|\bcore ultra/.test(plain)) return 'computer'
  return undefined
}
