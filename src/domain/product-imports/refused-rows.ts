import { byteOrderMark, csvLine, csvLineEnd } from '#contract/csv-cell.ts'
import { importFields, importHeadOf } from '#contract/product-imports/product-import.ts'
import type { CellFault, ImportColumn } from '#contract/product-imports/product-import.ts'
import type { App, Db } from '../app.ts'
import { headKeyOf } from './map-columns.ts'
import { addedOf, cellsOf, faultsOf, requireImport, rowsAtOnce } from './stored-imports.ts'

const reasonHead = 'Reason'

/**
 * The refused rows as the file has them, with what was typed for fields that it has no column for, and the
 * reason. A corrected copy can be uploaded as it is.
 */
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
  const addedFields = await findAddedFields(db, id, columns)
  const heads = [...cellsIn(columns.map(({ head }) => head)), ...addedFields.map(importHeadOf)]
  yield byteOrderMark + csvLine([...heads, reasonHead]) + csvLineEnd
  for await (const rows of refusedRows(db, id)) {
    const lines = rows.map((row) => {
      const added = addedOf(row)
      const typed = addedFields.map((field) => added[field] ?? '')
      return csvLine([...cellsIn(cellsOf(row)), ...typed, textOf(faultsOf(row))])
    })
    yield lines.map((line) => line + csvLineEnd).join('')
  }
}

/** Fields that no column is, and that somebody has typed for a row. */
async function findAddedFields(db: Db, id: string, columns: ImportColumn[]) {
  const rows = await db
    .selectFrom('productImportRows')
    .select('addedCells')
    .distinct()
    .where('importId', '=', id)
    .where('outcome', '=', 'refused')
    .where('addedCells', 'is not', null)
    .execute()
  const typed = new Set(rows.flatMap((row) => Object.keys(addedOf(row))))
  const isColumn = (field: string) => columns.some((column) => column.field === field)
  return importFields.filter((field) => typed.has(field) && !isColumn(field))
}

async function* refusedRows(db: Db, id: string) {
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('productImportRows')
      .select(['row', 'cells', 'addedCells', 'faults'])
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
