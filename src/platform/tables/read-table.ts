import { readBeginning } from '../files/read-beginning.ts'
import { readCsv } from '../csv/read-csv.ts'
import { readXlsx } from '../xlsx/read-xlsx.ts'
import { TableError } from './table-error.ts'
import type { TableRow } from './table-error.ts'

/** By what the file holds, whatever its name says. */
export async function* readTable(path: string): AsyncGenerator<TableRow> {
  const beginning = (await readBeginning(path, 4)).toString('hex')
  if (beginning.startsWith('504b0304') || beginning.startsWith('504b0506')) yield* readXlsx(path)
  else if (beginning.startsWith('d0cf11e0')) throw new TableError(oldBook)
  else yield* readCsv(path)
}

const oldBook =
  'This is an Excel file of the old kind (.xls), or it has a password: please save it as .xlsx or as CSV, without a password'
