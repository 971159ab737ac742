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
  /** A workbook has a text once, however many cells name it. */
  row: 200_000,
  all: 200_000_000,
} as const

export function cellTooLong(row: number): never {
  const most = tableLimits.cell.toLocaleString('en-IN')
  throw new TableError(`Row ${row} has a cell with more than ${most} characters`)
}

function rowTooLong(row: number): never {
  const most = tableLimits.row.toLocaleString('en-IN')
  throw new TableError(`Row ${row} has more than ${most} characters`)
}

/** A check of each row, which refuses a table that is too long. */
export function tableLengthCheck() {
  let all = 0
  return ({ row, cells }: TableRow) => {
    const length = cells.reduce((sum, text) => sum + text.length, 0)
    if (length > tableLimits.row) rowTooLong(row)
    all += length
    if (all > tableLimits.all) throw new TableError('The file unpacks to more than can be read')
  }
}

export function tooManyColumns(row: number): never {
  throw new TableError(`Row ${row} has more than ${tableLimits.columns} columns`)
}

export function isBlank(cells: string[]) {
  return cells.every((text) => text.trim() === '')
}
