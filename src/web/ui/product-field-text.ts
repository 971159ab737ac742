import { fieldRowOf } from '#contract/products/product-fields.ts'
import type { ProductField } from '#contract/products/product.ts'
import { priceText } from '#contract/products/price-text.ts'
import { timeText } from './format.ts'

/** A field's value as people read it; of a number that was mistyped, what was typed. */
export function productFieldText(field: ProductField, value: string | number | null) {
  if (fieldRowOf(field).kind === 'moment' && value) return timeText(String(value))
  if (typeof value === 'string') return value
  switch (fieldRowOf(field).kind) {
    case 'price':
      return priceText(value)
    case 'percent':
      return `${value} %`
    default:
      return String(value)
  }
}
