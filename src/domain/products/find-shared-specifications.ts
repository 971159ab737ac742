import type { SpecKind } from '#contract/specifications/spec-kinds.ts'
import { sharedSpecifications } from '../specifications/shared-specifications.ts'
import type { FollowDeps } from './follow-rows.ts'
import { readProducts } from './read-products.ts'
import { findSpecified } from './stored-corrections.ts'

/** A column of the table of products, with a text for each product by its id. Without a kind it has no order. */
export type SpecColumn = { label: string; kind: SpecKind | undefined; texts: Map<string, string> }

/** What most of these products say, so that they can be compared. */
export async function findSharedSpecifications(
  app: FollowDeps,
  ids: string[],
): Promise<SpecColumn[]> {
  const products = await readProducts(app, ids)
  const columns = sharedSpecifications(await findSpecified(app, products))
  return columns.map(({ label, kind, cells }) => ({
    label,
    kind,
    texts: new Map(products.map(({ id }, at) => [id, cells[at]?.text ?? ''])),
  }))
}
