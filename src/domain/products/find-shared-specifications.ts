import type { SpecKind } from '#contract/specifications/spec-kinds.ts'
import { sharedSpecifications } from '../specifications/shared-specifications.ts'
import type { FollowDeps } from './follow-rows.ts'
import { readProducts } from './read-products.ts'
import { findSpecified } from './stored-corrections.ts'

/** A column of the table of products, with a text for each product by its id. Without a kind it has no order. */
export type SpecColumn = { label: string; kind: SpecKind | undefined; texts: Map<string, string> }

/** One label means something else in each category: the display of a laptop, and that of a printer. */
const leastOfOneCategory = 0.75

/** What most products of the category that these are of say, so that they can be compared. */
export async function findSharedSpecifications(
  app: FollowDeps,
  ids: string[],
): Promise<SpecColumn[]> {
  const products = ofOneCategory(await readProducts(app, ids))
  const columns = sharedSpecifications(await findSpecified(app, products))
  return columns.map(({ label, kind, cells }) => ({
    label,
    kind,
    texts: new Map(products.map(({ id }, at) => [id, cells[at]?.text ?? ''])),
  }))
}

/** None where they are of several categories. */
function ofOneCategory<Product extends { category: string }>(products: Product[]): Product[] {
  const byCategory = Map.groupBy(products, ({ category }) => category)
  const largest = [...byCategory.values()].toSorted((one, other) => other.length - one.length)[0]
  return largest && largest.length >= products.length * leastOfOneCategory ? largest : []
}
