import type { LaterField } from '#contract/products/product-fields.ts'
import type { ProductFieldValues } from '#contract/products/product.ts'
import { paiseOf, rupeesOf } from './product-rules.ts'

/** Fields as their columns hold them: a price as whole paise, a rate as whole basis points, everything else as it is. */
export type StoredFields = Omit<ProductFieldValues, 'price' | 'gstRate'> & {
  /** 0 reads "Price on request". */
  pricePaise: number
  gstBasisPoints: number
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
  'gstBasisPoints',
  'description',
] as const satisfies (keyof StoredFields)[]

/** Fields that stay unchanged where the request omits them. */
export function laterFieldsOf({ hsnCode, gstRate }: Pick<ProductFieldValues, LaterField>) {
  return { hsnCode, gstRate } satisfies Pick<ProductFieldValues, LaterField>
}

export function storedFieldsOf<Form extends ProductFieldValues>({ price, gstRate, ...same }: Form) {
  return { ...same, pricePaise: paiseOf(price), gstBasisPoints: Math.round(gstRate * 100) }
}

export function fieldsOf<Row extends StoredFields>({ pricePaise, gstBasisPoints, ...same }: Row) {
  return { ...same, price: rupeesOf(pricePaise), gstRate: gstBasisPoints / 100 }
}
