import { longestShownName } from '#contract/products/product-quality.ts'
import type { ProductSubset } from '#contract/products/product-quality.ts'
import { listKinds } from './filter-products.ts'
import type { ListKind } from './filter-products.ts'
import { findDoubles } from './find-doubles.ts'
import type { FollowDeps } from './follow-rows.ts'
import type { ListedEntry } from './ordered-products.ts'
import { findWithoutUsualLabels } from './usual-labels.ts'

const kindsOf: Partial<Record<ProductSubset, ListKind[]>> = {
  Published: ['Published', 'Hidden'],
  Drafts: ['Draft'],
}

/** In which lists a part of the products is. */
export function listKindsIn(subset: ProductSubset | undefined): readonly ListKind[] {
  return (subset && kindsOf[subset]) ?? listKinds
}

export type IsWanted = (entry: ListedEntry) => boolean

const questions: Partial<Record<ProductSubset, IsWanted>> = {
  Featured: ({ isFeatured }) => isFeatured,
  'Without image': ({ hasPicture }) => !hasPicture,
  'Without price': ({ pricePaise }) => pricePaise === 0,
  'Without HSN code': ({ hasHsnCode }) => !hasHsnCode,
  'Long name': ({ nameLength }) => nameLength > longestShownName,
  'Specifications not understood': ({ isUnderstood }) => !isUnderstood,
}

/** Which products of those lists belong to it. Undefined for all of them. */
export async function questionOf(
  app: FollowDeps,
  subset: ProductSubset | undefined,
): Promise<IsWanted | undefined> {
  if (subset === 'Same brand and model number') {
    const doubles = await findDoubles(app)
    return ({ id }) => doubles.has(id)
  }
  if (subset === 'Without usual specifications') {
    const lacking = await findWithoutUsualLabels(app)
    return ({ id }) => lacking.has(id)
  }
  return subset && questions[subset]
}
