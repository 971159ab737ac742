import type { TableRow } from './table-error.ts'

/** Whether a row names columns. */
export type IsHeads = (cells: string[]) => boolean

/** The heads may be below a title, a date and an address, but not further down. */
export const rowsToHeads = 20

/**
 * Which of the first rows of a file names its columns: the first that has names which are known, else
 * the first that is about as wide as the table. A title has one or two cells.
 */
export function findHeads(rows: TableRow[], isHeads: IsHeads): number {
  const first = rows.slice(0, rowsToHeads)
  const known = first.findIndex(({ cells }) => isHeads(cells))
  if (known >= 0) return known
  const widths = first.map(({ cells }) => cells.filter((text) => text.trim() !== '').length)
  return Math.max(
    widths.findIndex((width) => width * 2 >= Math.max(...widths)),
    0,
  )
}
