import type { SpecCorrection } from '#contract/specifications/spec-correction.ts'
import { isSpecKind } from '#contract/specifications/spec-kinds.ts'
import type { App } from '../app.ts'
import type { SpecifiedProduct } from '../specifications/read-specifications.ts'
import type { StoredProduct } from './stored-products.ts'

/** Of almost all products there are none. Of a kind that this version does not have, none is read. */
export function correctionsIn(json: string): SpecCorrection[] {
  if (json === '[]') return []
  const stored: unknown = JSON.parse(json)
  return Array.isArray(stored) ? stored.filter(isCorrection) : []
}

function isCorrection(stored: unknown): stored is SpecCorrection {
  if (typeof stored !== 'object' || stored === null) return false
  if (!('line' in stored && 'kind' in stored && 'value' in stored)) return false
  const { line, kind, value } = stored
  if (typeof line !== 'string' || typeof kind !== 'string' || !isSpecKind(kind)) return false
  return value === null || typeof value === 'number' || typeof value === 'string'
}

type Specified = Pick<StoredProduct, 'id' | 'category' | 'specs'>

/** Products as their lines are read, with what the office has corrected. */
export async function findSpecified(
  app: Pick<App, 'db'>,
  products: Specified[],
): Promise<SpecifiedProduct[]> {
  const corrections = await findCorrections(
    app,
    products.map(({ id }) => id),
  )
  return products.map(({ id, category, specs }) => ({
    category,
    specs,
    corrections: corrections.get(id) ?? [],
  }))
}

/** By the id of the product. Few products have any. */
export async function findCorrections(
  { db }: Pick<App, 'db'>,
  ids: string[],
): Promise<Map<string, SpecCorrection[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('products')
    .select(['id', 'specCorrections'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, specCorrections }) => [id, correctionsIn(specCorrections)]))
}
