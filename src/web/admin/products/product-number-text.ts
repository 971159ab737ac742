import { fieldRowOf, productFieldNames } from '#contract/products/product-fields.ts'
import type { ProductField } from '#contract/products/product.ts'
import { productFieldText } from '../../ui/product-field-text.ts'

/** A price or a percentage that is stored as a text, as people read it; every other text as it is. */
export function productNumberText(field: ProductField, text: string) {
  const { kind } = fieldRowOf(field)
  const isNumber = (kind === 'price' || kind === 'percent') && /^\d+(?:\.\d+)?$/.test(text)
  return isNumber ? productFieldText(field, Number(text)) : text
}

export function isProductField(name: string): name is ProductField {
  return productFieldNames.some((field) => field === name)
}
