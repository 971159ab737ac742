import type { SpecKind } from '#contract/specifications/spec-kinds.ts'
import { sharedSpecifications } from '../specifications/shared-specifications.ts'
import type { FollowDeps } from './follow-rows.ts'
import { readProducts } from './read-products.ts'
import { findSpecified } from './stored-corrections.ts'

/** A column of the table of products, with a text for each product by its id. Without a kind it has no order. */
export type SpecColumn = { label: string; kind: SpecKind | undefined; texts: Map<string, string> }

/** With fewer of one category there are no columns: a label means something else in each category, as the display of a laptop and that of a printer. */
const leastOfOneCategory = 0.75

/** What most of these products say, so that they can be compared. Of a few in other categories nothing is said. */
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

/** Those of the largest category, where nearly all are of it. */
function ofOneCategory<Product extends { category: string }>(products: Product[]): Product[] {
  const byCategory = Map.groupBy(products, ({ category }) => category)
  const largest = [...byCategory.values()].toSorted((one, other) => other.length - one.length)[0]
  return largest && largest.length >= products.length * leastOfOneCategory ? largest : []
}
