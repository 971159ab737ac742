import { byteOrderMark, csvLine, csvLineEnd } from '#contract/csv-cell.ts'
import type { CellFault, ImportColumn } from '#contract/product-imports/product-import.ts'
import type { App, Db } from '../app.ts'
import { headKeyOf } from './map-columns.ts'
import { cellsOf, faultsOf, requireImport, rowsAtOnce } from './stored-imports.ts'

const reasonHead = 'Reason'

/** The refused rows as the file has them, with the reason. A corrected copy can be uploaded as it is. */
export async function findRefusedRows({ db }: App, id: string) {
  const { columns, fileName } = await requireImport(db, id)
  const name = `${fileName.replace(/\.\w+$/, '')}-refused.csv`
  const content = { name, type: 'text/csv; charset=utf-8', chunks: linesOf(db, id, columns) }
  return { content }
}

async function* linesOf(db: Db, id: string, columns: ImportColumn[]) {
  // An earlier reason is not about this file.
  const shownColumns = columns.flatMap(({ head, field }, at) =>
    field === '' && headKeyOf(head) === headKeyOf(reasonHead) ? [] : at,
  )
  const cellsIn = (cells: string[]) => shownColumns.map((at) => cells[at] ?? '')
  const heads = cellsIn(columns.map(({ head }) => head))
  yield byteOrderMark + csvLine([...heads, reasonHead]) + csvLineEnd
  for await (const rows of refusedRows(db, id)) {
    const lines = rows.map((row) => csvLine([...cellsIn(cellsOf(row)), textOf(faultsOf(row))]))
    yield lines.map((line) => line + csvLineEnd).join('')
  }
}

async function* refusedRows(db: Db, id: string) {
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('productImportRows')
      .select(['row', 'cells', 'faults'])
      .where('importId', '=', id)
      .where('outcome', '=', 'refused')
      .where('row', '>', last)
      .orderBy('row')
      .limit(rowsAtOnce)
      .execute()
    yield rows
    if (rows.length < rowsAtOnce) return
    last = rows.at(-1)?.row ?? 0
  }
}

function textOf(faults: CellFault[]) {
  return faults
    .map(({ column, reason }) => (column === '' ? reason : `${column}: ${reason}`))
    .join('; ')
}
