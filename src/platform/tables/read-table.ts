import { readBeginning } from '../files/read-beginning.ts'
import { readCsv } from '../csv/read-csv.ts'
import { readXlsx } from '../xlsx/read-xlsx.ts'
import { findHeads, isBelowHeads, rowsToHeads } from './find-heads.ts'
import type { IsHeads } from './find-heads.ts'
import { tableLengthCheck, TableError } from './table-error.ts'
import type { TableRow } from './table-error.ts'

/**
 * The row that names the columns and those below it, without a title above. By what the file holds,
 * whatever its name says.
 */
export async function* readTable(path: string, isHeads: IsHeads): AsyncGenerator<TableRow> {
  const beginning = (await readBeginning(path, 4)).toString('hex')
  if (beginning.startsWith('504b0304') || beginning.startsWith('504b0506'))
    yield* withoutNotes(fromHeads(readXlsx(path), isHeads))
  else if (beginning.startsWith('d0cf11e0')) throw new TableError(oldBook)
  else yield* fromHeads(readCsv(path), isHeads)
}

async function* fromHeads(rows: AsyncIterable<TableRow>, isHeads: IsHeads) {
  let first: TableRow[] | undefined = []
  const checkLength = tableLengthCheck()
  for await (const row of rows) {
    checkLength(row)
    if (!first) {
      yield row
      continue
    }
    first.push(row)
    if (first.length < rowsToHeads && !isBelowHeads(first, isHeads)) continue
    yield* first.slice(findHeads(first, isHeads))
    first = undefined
  }
  if (first) yield* first.slice(findHeads(first, isHeads))
}

/** Cells beside the table of a workbook, such as notes, belong to no column. */
async function* withoutNotes(rows: AsyncIterable<TableRow>) {
  let columns: number | undefined
  for await (const { row, cells } of rows) {
    columns ??= cells.length
    yield { row, cells: cells.slice(0, columns) }
  }
}

const oldBook =
  'This is an Excel file of the old kind (.xls), or it has a password: please save it as .xlsx or as CSV, without a password'
