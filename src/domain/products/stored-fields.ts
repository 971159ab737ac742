import type { ProductFieldValues } from '#contract/products/product.ts'
import { paiseOf, rupeesOf } from './product-rules.ts'

/** Fields as their columns hold them: a price as whole paise, everything else as it is. */
export type StoredFields = Omit<ProductFieldValues, 'price'> & {
  /** 0 reads "Price on request". */
  pricePaise: number
}

export const fieldColumns = [
  'name',
  'brand',
  'category',
  'pricePaise',
  'modelNo',
  'warranty',
  'stockStatus',
  'description',
] as const satisfies (keyof StoredFields)[]

export function storedFieldsOf<Form extends ProductFieldValues>({ price, ...same }: Form) {
  return { ...same, pricePaise: paiseOf(price) }
}

export function fieldsOf<Row extends StoredFields>({ pricePaise, ...same }: Row) {
  return { ...same, price: rupeesOf(pricePaise) }
}
