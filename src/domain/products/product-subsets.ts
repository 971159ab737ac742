import type { ProductSubset } from '#contract/products/product-list.ts'
import { listKinds } from './filter-products.ts'
import type { ListKind } from './filter-products.ts'
import type { ListedEntry } from './ordered-products.ts'

const kindsOf: Partial<Record<ProductSubset, ListKind[]>> = {
  Published: ['Published', 'Hidden'],
  Drafts: ['Draft'],
}

/** In which lists a part of the products is. */
export function listKindsIn(subset: ProductSubset | undefined): readonly ListKind[] {
  return (subset && kindsOf[subset]) ?? listKinds
}

type IsWanted = (entry: ListedEntry) => boolean

const questions: Partial<Record<ProductSubset, IsWanted>> = {
  Featured: ({ isFeatured }) => isFeatured,
  'Without picture': ({ hasPicture }) => !hasPicture,
  'Without price': ({ pricePaise }) => pricePaise === 0,
  'Without HSN code': ({ hasHsnCode }) => !hasHsnCode,
  'Specifications not understood': ({ isUnderstood }) => !isUnderstood,
}

/** Which products of those lists belong to it. Undefined for all of them. */
export function questionOf(subset: ProductSubset | undefined) {
  return subset && questions[subset]
}
