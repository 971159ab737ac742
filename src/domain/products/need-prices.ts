import { take } from './need-text.ts'
import type { NeedText } from './need-text.ts'

type Prices = { minPrice?: number; maxPrice?: number }

const most = String.raw`(?:under|below|less(?:er)? than|up ?to|within|max(?:imum)?(?: of)?|(?:not|no) (?:more|above) than|not above|cheaper than|<=?|budget(?: of| is|:)?|till|in|for)`
const least = String.raw`(?:above|over|more than|greater than|starting(?: from| at)?|from|min(?:imum)?(?: of)?|at ?least|not less than|>=?)`
const about = String.raw`(?:around|about|approx(?:imately)?\.?|near(?:ly)?|~)`
const currency = String.raw`(?:(?:rs\.?|inr|₹|rupees)\s*)`
const multiple = String.raw`(k|thousands?|lakhs?|lacs?|lkhs?|l|crores?|cr)`
/** A number with a unit is no price: `under 6000 va`. */
const noUnit =
  String.raw`(?![\w.]|\s*-?\s*(?:[gtm]b|k?\s?va|k?w|watts?|inch|in\b|mp|mega|lumens?|lm|ansi|ppm|ipm|hz|kgs?|ch|channels?|` +
  String.raw`ports?|cores?|pages?|sheets?|dpi|mah|ah|years?|yrs?|months?|mtrs?|met|m\b|mm|cm|nits|mbps|gbps|v\b|volts?|k\b|x\d))`
const amount = String.raw`${currency}?(\d+(?:\.\d+)?)\s*${multiple}?${noUnit}(?:\s*(?:rs\.?|inr|rupees|\/-|bucks))?`

/** The parts of `kb-800-4325-x` are no prices. */
const wholeWord = String.raw`(?![\w-]*\w)`
const between = new RegExp(
  String.raw`(?:\bbetween\b|\bfrom\b|\bprice\b)?\s*(?<![\w.-])${amount}\s*(?:to|and|-|till)\s*${amount}${wholeWord}`,
)
const tail = String.raw`\s*(?:budget|or less|or below|max(?:imum)?|tak|ke andar|se kam|and (?:below|under))(?!\w)`

/** Prices in every form that people type. A bare number counts as one where `isThing` says what it is of. */
export function readPrices(text: NeedText, isThing: boolean): Prices {
  return (
    readBetween(text) ??
    readBound(text, new RegExp(String.raw`(?<![\w])${most}\s*:?\s*${amount}`), 'maxPrice') ??
    readBound(text, new RegExp(String.raw`(?<![\w.])${amount}${tail}`), 'maxPrice') ??
    readAbout(text) ??
    readBound(text, new RegExp(String.raw`(?<![\w])${least}\s*${amount}`), 'minPrice') ??
    readBound(
      text,
      new RegExp(String.raw`(?<![\w.])${amount}\s*(?:or more|and above|\+|plus)(?!\w)`),
      'minPrice',
    ) ??
    readBare(text, isThing) ??
    {}
  )
}

/** Nothing for sale costs less: a smaller number is something else. */
const leastPrice = 100

function rupeesOf(number: string | undefined, unit: string | undefined) {
  if (unit === undefined) return Number(number)
  if (unit.startsWith('k') || unit.startsWith('t')) return Number(number) * 1000
  return Number(number) * (unit.startsWith('c') ? 10_000_000 : 100_000)
}

/** In `50-80k` the unit is of both. */
function readBetween(text: NeedText): Prices | undefined {
  const found = between.exec(text.rest)
  if (!found) return undefined
  const [whole, low, lowUnit, high, highUnit] = found
  const isShared = lowUnit === undefined && Number(low) < 1000
  const minPrice = rupeesOf(low, isShared ? highUnit : lowUnit)
  const maxPrice = rupeesOf(high, highUnit)
  const isClear = maxPrice >= 1000 || /₹|rs|inr/.test(whole)
  if (!isClear || minPrice < leastPrice || minPrice >= maxPrice) return undefined
  take(text, between, () => `${priceText(minPrice)} to ${priceText(maxPrice)}`)
  return { minPrice, maxPrice }
}

function readBound(text: NeedText, pattern: RegExp, bound: 'minPrice' | 'maxPrice') {
  const found = pattern.exec(text.rest)
  const price = rupeesOf(found?.[1], found?.[2])
  if (!found || price < leastPrice) return undefined
  take(text, pattern, () => `${bound === 'maxPrice' ? 'Up to' : 'From'} ${priceText(price)}`)
  return { [bound]: price }
}

/** A fifth less or more. */
function readAbout(text: NeedText): Prices | undefined {
  const pattern = new RegExp(String.raw`(?<!\w)${about}\s*${amount}`)
  const found = pattern.exec(text.rest)
  const price = rupeesOf(found?.[1], found?.[2])
  if (!found || price < leastPrice) return undefined
  const [minPrice, maxPrice] = [Math.round(price * 0.8), Math.round(price * 1.2)]
  take(text, pattern, () => `${priceText(minPrice)} to ${priceText(maxPrice)}`)
  return { minPrice, maxPrice }
}

/** `laptop 60k`, `printer ₹15000`, `ups 6000`: what somebody wants to spend. */
function readBare(text: NeedText, isThing: boolean) {
  const named = new RegExp(
    String.raw`(?<![\w.])${currency}(\d+(?:\.\d+)?)\s*${multiple}?${noUnit}(?:\s*\/-)?`,
  )
  const counted = new RegExp(
    String.raw`(?<![\w.])(\d{2,}(?:\.\d+)?|\d(?:\.\d+)?(?=\s*[lc]))\s*${multiple}${noUnit}`,
  )
  const round =
    /(?<![\w.-])([1-9]\d{2,5}00)()(?:\s*(?:rs\.?|rupees|\/-))?(?![\w.]|\s*(?:[gtm]b|k?va|w\b|lum|lm|ansi|dpi|mah|pages))/
  return (
    readBound(text, named, 'maxPrice') ??
    (isThing ? (readBound(text, counted, 'maxPrice') ?? readRound(text, round)) : undefined)
  )
}

function readRound(text: NeedText, pattern: RegExp) {
  const found = pattern.exec(text.rest)
  const price = Number(found?.[1])
  if (!found || price < 3000) return undefined
  take(text, pattern, () => `Up to ${priceText(price)}`)
  return { maxPrice: price }
}

function priceText(rupees: number) {
  return `₹${rupees.toLocaleString('en-IN')}`
}
