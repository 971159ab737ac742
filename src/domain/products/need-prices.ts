import type { SpecGroup } from '../specifications/spec-labels.ts'
import { take, takeFound } from './need-text.ts'
import type { NeedText } from './need-text.ts'

type Prices = { minPrice?: number; maxPrice?: number }

/** What a price is of. `isThing`: whether the words say it. */
type Priced = { isThing: boolean; group?: SpecGroup | undefined; count?: number | undefined }

const ofPrice = String.raw`(?:\s*(?:price|budget))?(?:\s+(?:of|is))?`
const inTotal = String.raw`(?:in )?(?:total|altogether|overall)`
const each = String.raw`(?:each|apiece|per (?:piece|pc|unit|item|no|laptop|desktop|computer|system|machine|printer|camera|projector))`
const most =
  String.raw`(?:under|undr|bell?ow|belw|sub|(?:less(?:er)?|lower|cheaper) th[ae]n|up[ -]?to|within|inside|` +
  String.raw`max(?:imum)?${ofPrice}|at ?most|(?:not|no) (?:more|above|over|higher|greater)(?: than)?|not exceeding|` +
  String.raw`<=?|(?:${inTotal} )?budget(?: ${inTotal})?(?: of| is|:)?|${inTotal}(?: (?:price|cost|amount))?(?: of| is|:)?|till|until|in|for|(?<!starting )at|@)`
const least =
  String.raw`(?:abov?e?|over|beyond|exceeding|(?:more|greater|higher) th[ae]n|upwards of|starting(?: from| at)?|` +
  String.raw`from|min(?:imum)?${ofPrice}|at ?least|(?:not|no) less than|>=?)`
const about = String.raw`(?:around|about|approx(?:imately)?\.?|near(?:ly)?|close to|roughly|~)`
const currency = String.raw`(?:(?:rs\.?|inr|₹|rupees)\s*)`
const multiple = String.raw`(k|thousands?|haz+aa?r|hajaa?r|lakhs?|lacs?|lkhs?|l|crores?|cr)`
/** A number with a unit is no price: `under 6000 va`. Nothing is 3,000 inches: `under 3000 in stock`. */
const noUnit =
  String.raw`(?![\w.]|\s*-?\s*(?:(?:[gtm]b|k?\s?va|k?w|watts?|inch(?:es)?|(?<!\d{4}\s*|[a-z]\s*)in|mp|lumens?|lm|ansi|` +
  String.raw`ppm|ipm|hz|kgs?|ch|channels?|ports?|cores?|pages?|sheets?|dpi|mah|ah|years?|yrs?|months?|mtrs?|m|mm|cm|nits|` +
  String.raw`mbps|gbps|v|volts?|k)\b|mega|met(?:er|re)|x\d))`
const amount = String.raw`${currency}?(\d+(?:\.\d+)?)\s*${multiple}?${noUnit}(?:\s*(?:rs\.?|inr|rupees|\/-|bucks))?`

/** The parts of `kb-800-4325-x` are no prices. */
const wholeWord = String.raw`(?![\w-]*\w)`
const between = new RegExp(
  String.raw`(?:\b(?:between|betwen|from|price|range|ranging|within)\s*)*(?<![\w.-])${amount}` +
    String.raw`\s*(?:to|and|&|-|~|till|up ?to|se)\s*${amount}${wholeWord}`,
)
const orLess = String.raw`\s*(?:(?:${inTotal} )?budget|${inTotal}|(?:or|and) (?:less|below|under)|max(?:imum)?|tops|tak|ke (?:andar|nich|neech)e?|se kam)(?!\w)`
const ofThem = String.raw`(?:\s*(?:${inTotal}|${each})(?!\w))?`
const orMore = String.raw`\s*(?:(?:or|and) (?:more|above|up)|\+|plus|onwards?|upwards|se (?:upar|zyada))(?!\w)`

const bounds = {
  maxPrice: [
    String.raw`(?<!\w)${most}\s*:?\s*${amount}${ofThem}`,
    String.raw`(?<![\w.])${amount}${orLess}`,
  ],
  minPrice: [String.raw`(?<!\w)${least}\s*${amount}`, String.raw`(?<![\w.])${amount}${orMore}`],
}
const boundPatterns = Object.entries(bounds).flatMap(([bound, patterns]) =>
  patterns.map((pattern) => ({ bound: bound as keyof Prices, pattern: new RegExp(pattern, 'g') })),
)

const around = new RegExp(String.raw`(?<!\w)${about}\s*${amount}`)
const named = new RegExp(
  String.raw`(?<![\w.])${currency}(\d+(?:\.\d+)?)\s*${multiple}?${noUnit}(?:\s*\/-)?`,
  'g',
)
const counted = new RegExp(
  String.raw`(?<![\w.])(\d{2,}(?:\.\d+)?|\d(?:\.\d+)?(?=\s*[lc]))\s*${multiple}${noUnit}`,
  'g',
)
const round =
  /(?<![\w.-])([1-9]\d{2,5}00)()(?:\s*(?:rs\.?|rupees|\/-))?(?![\w.]|\s*(?:[gtm]b|k?va|w\b|lum|lm|ansi|dpi|mah|pages))/

/** Prices in every form that people type. A bare number counts as one where `isThing` says what it is of. */
export function readPrices(text: NeedText, priced: Priced): Prices {
  if (!/\d/.test(text.rest)) return {}
  return (
    readBetween(text, priced) ??
    readBounds(text, priced) ??
    readAbout(text) ??
    readBare(text, priced.isThing) ??
    {}
  )
}

/** Nothing for sale costs less: a smaller number is something else. */
const leastPrice = 100

function rupeesOf(number: string | undefined, unit: string | undefined) {
  if (unit === undefined) return Number(number)
  if (/^[kth]/.test(unit)) return Number(number) * 1000
  return Number(number) * (unit.startsWith('c') ? 10_000_000 : 100_000)
}

/** In `50-80k` the unit is of both, and `60000 to 50000` is the same as the other way round. */
function readBetween(text: NeedText, priced: Priced): Prices | undefined {
  const found = between.exec(text.rest)
  if (!found) return undefined
  const [whole, low, lowUnit, high, highUnit] = found
  const isShared = lowUnit === undefined && Number(low) < 1000
  const prices = [rupeesOf(low, isShared ? highUnit : lowUnit), rupeesOf(high, highUnit)]
  const [minPrice, maxPrice] = [Math.min(...prices), Math.max(...prices)]
  const isClear = maxPrice >= 1000 || /₹|rs|inr/.test(whole)
  if (!isClear || minPrice < leastPrice || minPrice === maxPrice) return undefined
  const pieces = sharedBy(text.rest, minPrice, priced)
  const [least, most] = [Math.floor(minPrice / pieces), Math.floor(maxPrice / pieces)]
  take(text, between, () => `${priceText(least)} to ${priceText(most)}${pieces > 1 ? ' each' : ''}`)
  return { minPrice: least, maxPrice: most }
}

/** One of each at most: `above 70,000 below 1,20,000`, and `above 60000 below 40000` is the other way round. */
function readBounds(text: NeedText, priced: Priced): Prices | undefined {
  const prices: Prices = {}
  for (const { bound, pattern } of boundPatterns) {
    if (prices[bound] === undefined) Object.assign(prices, readBound(text, pattern, bound, priced))
  }
  const { minPrice, maxPrice } = prices
  if (minPrice === undefined && maxPrice === undefined) return undefined
  const isSwapped = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice
  return isSwapped ? swapped(text, minPrice, maxPrice) : prices
}

/** What is shown of each becomes that of the other. */
function swapped(text: NeedText, most: number, least: number): Prices {
  const texts = new Map([
    [boundText('minPrice', most), boundText('maxPrice', most)],
    [boundText('maxPrice', least), boundText('minPrice', least)],
  ])
  for (const part of text.taken) part.text = texts.get(part.text) ?? part.text
  return { minPrice: least, maxPrice: most }
}

/** The first that is a price: `for 2 computers under 5000`. The pattern finds all. */
function readBound(
  text: NeedText,
  pattern: RegExp,
  bound: keyof Prices,
  priced?: Priced,
): Prices | undefined {
  // Most searches name no price, and `matchAll` makes the pattern anew.
  if (text.rest.search(pattern) < 0) return undefined
  const all = [...text.rest.matchAll(pattern)]
  const found = all.find(([, number, unit]) => rupeesOf(number, unit) >= leastPrice)
  if (!found) return undefined
  const whole = rupeesOf(found[1], found[2])
  const pieces = bound === 'maxPrice' && priced ? sharedBy(found[0], whole, priced) : 1
  const price = Math.floor(whole / pieces)
  takeFound(text, found, `${boundText(bound, price)}${pieces > 1 ? ' each' : ''}`)
  return { [bound]: price }
}

const ofAll = new RegExp(String.raw`\b${inTotal}\b`)
const mayBeOfAll = /^\W*(?:within|inside|for|in)\b|\bbudget\b/
const ofEach = new RegExp(String.raw`\b${each}\b`)

/** In rupees, less than one piece costs: then a budget is the price of each. */
const leastOfOne: Record<SpecGroup, number> = {
  computer: 15_000,
  panel: 40_000,
  projector: 10_000,
  printer: 4000,
  scanner: 3000,
  ups: 1500,
  cctv: 1000,
  accessory: leastPrice,
}

/** By how many a price is shared: `20 laptops budget 10 lakh` are 50,000 each, `20 laptops under 50000` are too. */
function sharedBy(words: string, price: number, { count = 1, group = 'accessory' }: Priced) {
  if (count < 2 || ofEach.test(words)) return 1
  if (ofAll.test(words)) return count
  return mayBeOfAll.test(words) && price / count >= leastOfOne[group] ? count : 1
}

function boundText(bound: keyof Prices, price: number) {
  return `${bound === 'maxPrice' ? 'Up to' : 'From'} ${priceText(price)}`
}

/** A fifth less or more. */
function readAbout(text: NeedText): Prices | undefined {
  const found = around.exec(text.rest)
  const price = rupeesOf(found?.[1], found?.[2])
  if (!found || price < leastPrice) return undefined
  const [minPrice, maxPrice] = [Math.round(price * 0.8), Math.round(price * 1.2)]
  take(text, around, () => `${priceText(minPrice)} to ${priceText(maxPrice)}`)
  return { minPrice, maxPrice }
}

/** `laptop 60k`, `printer ₹15000`, `ups 6000`: what somebody wants to spend. */
function readBare(text: NeedText, isThing: boolean) {
  return (
    readBound(text, named, 'maxPrice') ??
    (isThing ? (readBound(text, counted, 'maxPrice') ?? readRound(text, round)) : undefined)
  )
}

function readRound(text: NeedText, pattern: RegExp) {
  const found = pattern.exec(text.rest)
  const price = Number(found?.[1])
  if (!found || price < 3000) return undefined
  take(text, pattern, () => boundText('maxPrice', price))
  return { maxPrice: price }
}

function priceText(rupees: number) {
  return `₹${rupees.toLocaleString('en-IN')}`
}
