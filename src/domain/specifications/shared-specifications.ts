import { alignSpecifications, withoutLabel } from './align-specifications.ts'
import type { AlignedRow } from './align-specifications.ts'
import type { SpecifiedProduct } from './read-specifications.ts'

/** More columns would need more than a desktop screen. */
export const mostColumns = 6

const leastShare = 0.5

/**
 * The specifications that at least half of the products have, one column each. What the products name first,
 * mostly the processor or the resolution, is the first column.
 */
export function sharedSpecifications(products: readonly SpecifiedProduct[]): AlignedRow[] {
  const rows = alignSpecifications(products).filter(({ label, kind, cells }) => {
    const saying = cells.filter(({ text }) => text !== '').length
    return (kind || label !== withoutLabel) && saying >= products.length * leastShare
  })
  return rows.toSorted((one, other) => one.line - other.line).slice(0, mostColumns)
}
