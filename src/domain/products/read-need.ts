import { allCategories } from '#contract/categories/category.ts'
import type { SpecFilter } from '#contract/specifications/spec-filter.ts'
import type { AskedPart } from '#contract/products/product-list.ts'
import type { StockStatus } from '#contract/products/product.ts'
import { specGroupOf } from '../specifications/spec-labels.ts'
import type { SpecGroup } from '../specifications/spec-labels.ts'
import type { WarrantyService } from '../specifications/read-service.ts'
import { withGeneration } from '../search/processor-generation.ts'
import { bareDrive, besides, thingFor } from './need-besides.ts'
import type { ThingFor } from './need-besides.ts'
import { allNamed, device, hasOthers, namedCategory, narrow } from './need-category.ts'
import type { KnownCategory, NamedCategory } from './need-category.ts'
import { readExclusions } from './need-exclusions.ts'
import { purpose, rarePurpose, uses, withoutFillers, withoutPurpose } from './need-fillers.ts'
import { withoutHindi } from './need-hindi.ts'
import { readPrices } from './need-prices.ts'
import { readNeededService } from './need-service.ts'
import { plainNeedText } from './need-text.ts'
import type { NeedText } from './need-text.ts'
import { readNeededSpecs } from './need-specs.ts'
import { readTax, withoutTax } from './need-tax.ts'
import { readCheapest, readStock } from './need-wishes.ts'
import { readCounts } from './need-counts.ts'

/** What words ask for beside what is searched: `laptop under 60000 16gb`. */
export type Need = {
  /** What is left to search, without the words of the category. */
  words: string
  /** The same without what it is for: no product says that it is for students. */
  wordsOfThing: string
  /** The same with the words of the category: a `laptop bag` is in no category of laptops. */
  wordsInAll: string
  /** The small word of `laptop abt 60000`, which may be any of those that stand before a price. */
  wordBeforePrice: string | undefined
  /** Whether it is something that is sold beside what it is for. */
  isBeside: boolean
  /** What must not be there: by what specifications say, where they say it, or else by its words. */
  excluded: Exclusion[]
  /** What has the words that must not be there, as the index says. */
  excludedIds: ReadonlySet<string>
  /** The prices are with GST. */
  isTaxed: boolean
  /** The lowest price stands first. */
  isCheapest: boolean
  category: string | undefined
  conditions: Conditions
  parts: AskedPart[]
}

/** `isExact`: it is left out by what is read of products, and not by its words. */
type Exclusion = {
  words: string
  specs: SpecFilter[]
  service: WarrantyService | undefined
  isExact: boolean
}

type Conditions = {
  minPrice?: number | undefined
  maxPrice?: number | undefined
  stock?: StockStatus | undefined
  service?: WarrantyService | undefined
  specs: SpecFilter[]
}

type ReadWords = {
  /** What is searched where the words set no condition: the text as it was typed, without what finds nothing. */
  words: string
  /** Undefined where the words set no condition: then all of them are searched. */
  need: Need | undefined
  /** What the words name beside what it is for, with and without conditions. */
  thingFor: ThingFor | undefined
  /** The category that words without a condition name beside others: `a3 scanner` is no printer that scans A3. */
  beside: string | undefined
}

export function readWords(
  q: string,
  categories: readonly KnownCategory[],
  chosen?: string,
): ReadWords {
  const typed = plainNeedText(q)
  const { words: told, count } = readCounts(withoutTax(withoutHindi(withGeneration(typed))))
  const text: NeedText = { rest: ` ${told} `, taken: [] }
  const excluded = readExclusions(text)
  const isTold = text.rest === ` ${told} `
  const plain = isTold ? told : text.rest.replaceAll(/[|\s]+/g, ' ').trim()
  const named = namedCategory(plain, categories)
  const need = needIn({ text, plain, excluded, count }, named, chosen)
  const isBeside = !need && named && !narrow.test(plain) && hasOthers(plain, named)
  return {
    words: plain === typed ? q : plain,
    thingFor: thingFor(need?.left ?? plain),
    need: need && withParts(need, typed),
    beside: isBeside ? named.name : undefined,
  }
}

/** What else the words may say where nothing has all of them: `laptop for lab`, `laptop or printer`. */
export type OtherWords = { withoutPurpose: string | undefined; named: string[] }

export function otherWords(q: string, categories: readonly KnownCategory[]): OtherWords {
  const plain = plainNeedText(q)
  const left = withoutPurpose(plain)
  return {
    withoutPurpose: left === plain || withoutFillers(left) === '' ? undefined : left,
    named: allNamed(plain.replaceAll(/[/&+,]/g, ' '), categories),
  }
}

type ToldWords = {
  text: NeedText
  plain: string
  excluded: string[]
  /** How many are wanted. */
  count: number | undefined
}

function needIn(
  { text, plain, excluded, count }: ToldWords,
  named: NamedCategory | undefined,
  chosen: string | undefined,
): ReadNeed | undefined {
  const isOther = chosen !== undefined && chosen !== named?.name
  const group = groupOf(chosen ?? named?.name, plain)
  const conditions: Conditions = {
    ...readNeededService(text),
    specs: readNeededSpecs(text, group),
    ...readPrices(text, { isThing: named !== undefined || group !== undefined, group, count }),
    ...readStock(text),
  }
  const isDesktop = named !== undefined && group === 'computer' && !/laptop/i.test(named.name)
  const { minPrice, maxPrice } = conditions
  const isPriced = minPrice !== undefined || maxPrice !== undefined
  const isTaxed = readTax(text, isPriced)
  const isCheapest = readCheapest(text, isPriced)
  if (text.taken.length === 0) return undefined
  return {
    ...wordsLeft(text.rest, isOther ? undefined : named),
    wordBeforePrice: conditions.maxPrice === undefined ? undefined : wordBeforePrice(plain),
    excluded: excluded.map((words) => exclusionOf(words, { group, isDesktop })),
    excludedIds: none,
    isTaxed,
    isCheapest,
    isBeside: besides.test(plain) || group === 'accessory',
    category: isOther ? undefined : named?.name,
    conditions,
    taken: text.taken,
    left: text.rest,
  }
}

function wordsLeft(text: string, named: NamedCategory | undefined) {
  const rest = text
    .replaceAll(/\ball[ -]in[ -]ones?\b/g, 'aio')
    .replaceAll(/\b2[ -]?in[ -]?1s?\b/g, 'convertible')
    .replaceAll(device, ' ')
    .replaceAll(purpose, ' ')
  const wordsInAll = withoutFillers(rest)
  const thing = named ? rest.replace(named.words, ' ') : rest
  const words = named ? withoutFillers(thing) : wordsInAll
  const wordsOfThing =
    words && withoutFillers(thing.replaceAll(rarePurpose, ' ').replaceAll(uses, ' '))
  return { words, wordsOfThing, wordsInAll }
}

const none: ReadonlySet<string> = new Set()

/** A desktop that has one is sold with it, or is an all-in-one. */
const screen = /^(?:monitors?|screens?|displays?)$/
const anyScreen: SpecFilter[] = [{ kind: 'screen', values: [] }]

function exclusionOf(
  words: string,
  { group, isDesktop }: { group: SpecGroup | undefined; isDesktop: boolean },
): Exclusion {
  const text = { rest: ` ${words} `, taken: [] }
  const { service } = readNeededService(text)
  if (isDesktop && screen.test(words)) return { words, specs: anyScreen, service, isExact: false }
  const specs = readNeededSpecs(text, group)
  return { words, specs, service, isExact: service !== undefined || specs.length > 0 }
}

type ReadNeed = Omit<Need, 'parts'> & Pick<NeedText, 'taken'> & { left: string }

function withParts({ taken, left: _, ...need }: ReadNeed, typed: string): Need {
  const parts = taken.map(({ text, words }) => ({ text, without: withoutWords(typed, words) }))
  return { ...need, parts }
}

const beforePrice =
  /(?<![^\s])([a-z]{2,3}) (?:rs\.? ?|inr ?|₹ ?)?(?:\d{3,}(?![\w.]| ?[gt]b)|\d+(?:\.\d+)? ?(?:k|lakhs?|lacs?|thousand)\b)/

function wordBeforePrice(plain: string) {
  return beforePrice.exec(plain)?.[1]
}

/** Words of another condition may stand between them: `3 years onsite warranty`. */
function withoutWords(plain: string, words: string) {
  const parts = plain.includes(words) ? [words] : words.split(' ')
  const left = parts.reduce((text, part) => text.replace(part, ' '), plain)
  return left.replaceAll(/\s+/g, ' ').trim()
}

function groupOf(category: string | undefined, plain: string): SpecGroup | undefined {
  if (category !== undefined && category !== allCategories) return specGroupOf(category)
  if (besides.test(plain)) return 'accessory'
  if (/\bi[3579]\b|\bryzen\s*\d|\bcore ultra/.test(plain)) return 'computer'
  if (bareDrive.test(plain)) return 'accessory'
  return undefined
}
