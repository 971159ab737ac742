import type { LaterField } from '#contract/products/product-fields.ts'
import type { ProductFieldValues, Publication } from '#contract/products/product.ts'
import { folded } from '../fold-text.ts'
import { paiseOf, productSearchText, rupeesOf, sortPriceOf } from './product-rules.ts'
import type { WholeProduct } from './product-rules.ts'

/** Fields as their columns hold them: a price as whole paise, a rate as whole basis points, everything else as it is. */
export type StoredFields = Omit<
  ProductFieldValues,
  'price' | 'gstRate' | 'publication' | 'publishAt'
> & {
  /** 0 reads "Price on request". */
  pricePaise: number
  gstBasisPoints: number
  /** Null once it is published. Of a draft when it will be, or empty. */
  draftUntil: string | null
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
  'draftUntil',
  'featured',
  'description',
] as const satisfies (keyof StoredFields)[]

/** Fields that stay unchanged where the request omits them. */
export function laterFieldsOf(product: Pick<ProductFieldValues, LaterField>) {
  const { hsnCode, gstRate, publication, publishAt, featured } = product
  const later = { hsnCode, gstRate, publication, publishAt, featured }
  return later satisfies Pick<ProductFieldValues, LaterField>
}

function storedFieldsOf<Form extends ProductFieldValues>(form: Form) {
  const { price, gstRate, publication, publishAt, ...same } = form
  return {
    ...same,
    pricePaise: paiseOf(price),
    gstBasisPoints: Math.round(gstRate * 100),
    draftUntil: publication === 'Draft' ? publishAt : null,
  }
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

export function fieldsOf<Row extends StoredFields>(row: Row) {
  const { pricePaise, gstBasisPoints, draftUntil, ...same } = row
  const publication: Publication = draftUntil === null ? 'Published' : 'Draft'
  return {
    ...same,
    price: rupeesOf(pricePaise),
    gstRate: gstBasisPoints / 100,
    publication,
    publishAt: draftUntil ?? '',
  }
}
