import type { ProductSubset } from '#contract/products/product-list.ts'
import { publications } from '#contract/products/product.ts'
import type { Publication } from '#contract/products/product.ts'
import type { ListedEntry } from './ordered-products.ts'

const publicationsOf: Partial<Record<ProductSubset, Publication[]>> = {
  Published: ['Published'],
  Drafts: ['Draft'],
}

/** In which lists a part of the products is. */
export function publicationsIn(subset: ProductSubset | undefined): readonly Publication[] {
  return (subset && publicationsOf[subset]) ?? publications
}

type IsWanted = (entry: ListedEntry) => boolean

const questions: Partial<Record<ProductSubset, IsWanted>> = {
  Featured: ({ isFeatured }) => isFeatured,
  'Without picture': ({ hasPicture }) => !hasPicture,
  'Without price': ({ pricePaise }) => pricePaise === 0,
  'Without HSN code': ({ hasHsnCode }) => !hasHsnCode,
}

/** Which products of those lists belong to it. Undefined for all of them. */
export function questionOf(subset: ProductSubset | undefined) {
  return subset && questions[subset]
}
