import { cleanText } from '#contract/clean-text.ts'
import { fieldRowOf, productFieldNames } from '#contract/products/product-fields.ts'
import type { PriceRounding } from '#contract/products/product-change.ts'
import type { ProductFieldValues } from '#contract/products/product.ts'
import { folded } from '../fold-text.ts'

/** The values of all fields, also of those that the request has left out. */
export type WholeProduct = ProductFieldValues & { specs: string[] }

const slugLength = 80

export function paiseOf(rupees: number) {
  return Math.round(rupees * 100)
}

export function rupeesOf(paise: number) {
  return paise / 100
}

/** Price 0 means "Price on request": the public is given no price at all. */
export function publicPriceOf(paise: number) {
  return paise === 0 ? null : rupeesOf(paise)
}

/** Cheapest first, and what has no price after all that have one. */
export function sortPriceOf(paise: number) {
  return paise === 0 ? Number.MAX_SAFE_INTEGER : paise
}

type PriceStep = { set?: number | undefined; percent?: number | undefined; rounding: PriceRounding }

/** In rupees. A price on request has nothing that a percentage could be of, and no other price becomes one. */
export function steppedPrice(price: number, { set, percent, rounding }: PriceStep): number {
  if (set !== undefined) return set
  if (price === 0 || percent === undefined) return price
  return rounded(rupeesOf(paiseOf((price * (100 + percent)) / 100)), rounding)
}

function rounded(price: number, rounding: PriceRounding) {
  if (rounding === 'none') return Math.max(0.01, price)
  if (rounding === '99') return Math.max(99, Math.round((price - 99) / 100) * 100 + 99)
  const step = Number(rounding)
  return Math.max(step, Math.round(price / step) * step)
}

export function slugOf(name: string) {
  const words = folded(name)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
  return words.replaceAll(' ', '-').slice(0, slugLength).replace(/-$/, '')
}

/** The canonical address. A name without Latin letters or digits leaves the bare id. */
export function pathOf({ id, name }: { id: string; name: string }) {
  return `/products-details/${[id, slugOf(name)].filter((part) => part !== '').join('-')}`
}

/** Ids have no hyphen: all before the first one is the id. */
export function idOfPathPart(part: string) {
  return cleanText(part.split('-', 1)[0] ?? '')
}

export function productSearchText(form: WholeProduct) {
  const searched = productFieldNames.filter((field) => fieldRowOf(field).isSearched)
  return folded([...searched.map((field) => form[field]), ...form.specs].join(' '))
}
