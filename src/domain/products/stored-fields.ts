import type { LaterField } from '#contract/products/product-fields.ts'
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
  'hsnCode',
  'description',
] as const satisfies (keyof StoredFields)[]

/** What a change keeps where its request does not name it. */
export function laterFieldsOf({ hsnCode }: Pick<ProductFieldValues, LaterField>) {
  return { hsnCode } satisfies Pick<ProductFieldValues, LaterField>
}

export function storedFieldsOf<Form extends ProductFieldValues>({ price, ...same }: Form) {
  return { ...same, pricePaise: paiseOf(price) }
}

export function fieldsOf<Row extends StoredFields>({ pricePaise, ...same }: Row) {
  return { ...same, price: rupeesOf(pricePaise) }
}
