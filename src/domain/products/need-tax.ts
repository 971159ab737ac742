import { take } from './need-text.ts'
import type { NeedText } from './need-text.ts'

const tax = String.raw`(?:\d{1,2} ?% )?(?:gst|tax(?:es)?)`
const included = new RegExp(
  String.raw`(?<![\w-])(?:(?:incl(?:uding|uded|usive)?(?: of)?|with|after|inc) (?:all )?${tax}|` +
    String.raw`${tax} (?:incl(?:uded|uding|usive)?|inc)|all inclusive)(?![\w-]| (?:bill|invoice|number|no|input|credit)\b)`,
)
const excluded = new RegExp(
  String.raw`(?:\+|(?<![\w-])(?:excl(?:uding|uded|usive)?(?: of)?|without|plus|before|extra|exc)|(?<=\d(?: ?(?:k|lakhs?|lacs?|thousand))? )and) ?${tax}(?![\w-])|` +
    String.raw`(?<![\w-])${tax} (?:extra|excl(?:uded|uding|usive)?|exc)(?![\w-])`,
)
const billed = new RegExp(String.raw`(?<![\w-])(?:with |on )?${tax} (?:bill|invoice)(?![\w-])`)
const mayTax = /gst|tax|inclusive/

/** Prices are without tax unless somebody says otherwise: `laptop 60000 + gst` is 60,000 without it. */
export function withoutTax(plain: string) {
  if (!mayTax.test(plain)) return plain
  const text = plain.replace(billed, ' ').replace(excluded, ' ')
  return text === plain ? plain : text.replaceAll(/\s+/g, ' ').trim()
}

/** Whether the prices that the words name are with tax. */
export function readTax(text: NeedText, isPriced: boolean) {
  if (!isPriced || !mayTax.test(text.rest)) return false
  return take(text, included, () => 'Including GST') !== undefined
}
