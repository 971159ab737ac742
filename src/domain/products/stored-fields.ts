import type { LaterField } from '#contract/products/product-fields.ts'
import type { ProductFieldValues } from '#contract/products/product.ts'
import { folded } from '../fold-text.ts'
import { paiseOf, productSearchText, rupeesOf, sortPriceOf } from './product-rules.ts'
import type { WholeProduct } from './product-rules.ts'

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

function storedFieldsOf<Form extends ProductFieldValues>({ price, gstRate, ...same }: Form) {
  return { ...same, pricePaise: paiseOf(price), gstBasisPoints: Math.round(gstRate * 100) }
}

/** Everything of a product's row that comes from its form. */
export function productColumnsOf(form: WholeProduct) {
  const { specs, ...fields } = form
  const stored = storedFieldsOf(fields)
  return {
    ...stored,
    sortPrice: sortPriceOf(stored.pricePaise),
    specs: JSON.stringify(specs),
    sortName: folded(form.name),
    searchText: productSearchText(form),
  }
}

export function fieldsOf<Row extends StoredFields>({ pricePaise, gstBasisPoints, ...same }: Row) {
  return { ...same, price: rupeesOf(pricePaise), gstRate: gstBasisPoints / 100 }
}
