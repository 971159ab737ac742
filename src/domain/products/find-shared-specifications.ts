import { sharedSpecifications } from '../specifications/shared-specifications.ts'
import type { FollowDeps } from './follow-rows.ts'
import { readProducts } from './read-products.ts'
import { findSpecified } from './stored-corrections.ts'

/** A column of the table of products, with a text for each product by its id. */
export type SpecColumn = { label: string; texts: Map<string, string> }

/** What most of these products say, so that they can be compared. */
export async function findSharedSpecifications(
  app: FollowDeps,
  ids: string[],
): Promise<SpecColumn[]> {
  const products = await readProducts(app, ids)
  const columns = sharedSpecifications(await findSpecified(app, products))
  return columns.map(({ label, cells }) => ({
    label,
    texts: new Map(products.map(({ id }, at) => [id, cells[at]?.text ?? ''])),
  }))
}
