/** Why a file is not read as a table, in words for the sender of the file. */
export class TableError extends Error {}

export type TableRow = {
  /** As a spreadsheet counts: the first one is row 1. */
  row: number
  cells: string[]
}

/** More is no table that people work with: such a file is refused before it fills the memory. */
export const tableLimits = {
  columns: 200,
  /** Characters. 100 specification lines of 500 characters, with room to spare. */
  cell: 60_000,
} as const

export function cellTooLong(row: number): never {
  const most = tableLimits.cell.toLocaleString('en-IN')
  throw new TableError(`Row ${row} has a cell with more than ${most} characters`)
}

export function tooManyColumns(row: number): never {
  throw new TableError(`Row ${row} has more than ${tableLimits.columns} columns`)
}

export function isBlank(cells: string[]) {
  return cells.every((text) => text.trim() === '')
}
