import type { TableRow } from './table-error.ts'

/** Whether a row names columns. */
export type IsHeads = (cells: string[]) => boolean

/** The heads may be below a title, a date and an address, but not further down. */
export const rowsToHeads = 20

/**
 * Which of the first rows of a file names its columns: the first that has names which are known, or the
 * line below it where heads have two lines; else the first that is about as wide as the table. A title
 * has one or two cells.
 */
export function findHeads(rows: TableRow[], isHeads: IsHeads): number {
  const first = rows.slice(0, rowsToHeads)
  const known = first.findIndex(({ cells }) => isHeads(cells))
  if (known >= 0) return isSecondLine(first, known + 1, isHeads) ? known + 1 : known
  const widths = first.map(({ cells }) => cells.filter((text) => text.trim() !== '').length)
  return Math.max(
    widths.findIndex((width) => width * 2 >= Math.max(...widths)),
    0,
  )
}

/** A head that is merged over both lines is in each; beside it the second line names the parts of another. */
function isSecondLine(rows: TableRow[], at: number, isHeads: IsHeads) {
  const [above = [], below = []] = [rows[at - 1]?.cells, rows[at]?.cells]
  return isHeads(below) && below.some((text, column) => text !== '' && text === above[column])
}

/** Whether the row that names the columns, if its names are known, is no longer the last of these. */
export function isBelowHeads(rows: TableRow[], isHeads: IsHeads) {
  return rows.slice(0, -1).some(({ cells }) => isHeads(cells))
}
