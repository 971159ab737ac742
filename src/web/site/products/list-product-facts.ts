import { fieldRowOf, productFieldNames } from '#contract/products/product-fields.ts'
import type { ProductField, ProductPage } from '#contract/products/product.ts'
import { productFieldText } from '../../ui/product-field-text.ts'

export type ProductFact = { field: ProductField; label: string; text: string }

/** The facts beside the buttons, on the screen and on paper. An empty field is none. */
export function listProductFacts(product: ProductPage): ProductFact[] {
  return productFieldNames.flatMap((field) => {
    const { fact } = fieldRowOf(field)
    const text = productFieldText(field, product[field])
    return fact && text !== '' ? [{ field, label: fact, text }] : []
  })
}
