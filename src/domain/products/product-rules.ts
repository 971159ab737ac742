import { fieldRowOf, productFieldNames } from '#contract/products/product-fields.ts'
import type { PriceRounding } from '#contract/products/product-change.ts'
import type { ProductFieldValues } from '#contract/products/product.ts'
import { folded } from '../fold-text.ts'
import { pathPartOf } from '../path-part.ts'

/** The values of all fields, also of those that the request has left out. */
export type WholeProduct = ProductFieldValues & { specs: string[] }

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

/** The canonical address. */
export function pathOf(product: { id: string; name: string }) {
  return `/products-details/${pathPartOf(product)}`
}

export function productSearchText(form: WholeProduct) {
  const searched = productFieldNames.filter((field) => fieldRowOf(field).isSearched)
  return folded([...searched.map((field) => form[field]), ...form.specs].join(' '))
}
