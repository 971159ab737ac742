import type {
  AddedCells,
  CellFault,
  ImportColumn,
  ImportedRow,
  ImportPresence,
  ProductImport,
} from '#contract/product-imports/product-import.ts'
import {
  importOutcomes,
  productImportLimits,
  productImportMessages,
} from '#contract/product-imports/product-import.ts'
import type { ImportOutcome } from '#contract/product-imports/product-import.ts'
import type { App, Db } from '../app.ts'
import { inBatches } from '../in-batches.ts'
import { newId } from '#platform/ids/new-id.ts'
import { Refusal } from '../refusal.ts'
import { updateRows } from '../update-rows.ts'
import type { PlannedRow } from './import-planner.ts'
import { changesIn } from './plan-row.ts'
import type { RowPlan } from './plan-row.ts'
import type { ProductImportRowsTable, ProductImportsTable } from './product-imports-table.ts'
import type { ZipPicture, ZipPictures } from './zip-pictures.ts'

/** Rows that are read, planned and stored together. */
export const rowsAtOnce = 500

/** A row of the table, its lists read. */
export type StoredImport = Omit<ProductImportsTable, 'columns' | 'pictures'> & {
  columns: ImportColumn[]
  pictures: ZipPicture[]
}

export async function requireImport(db: Db, id: string): Promise<StoredImport> {
  const row = await db
    .selectFrom('productImports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('not-found', productImportMessages.notFound)
  return importOf(row)
}

export function importOf({ columns, pictures, ...row }: ProductImportsTable): StoredImport {
  return { ...row, columns: JSON.parse(columns), pictures: JSON.parse(pictures) }
}

export function viewOf(stored: StoredImport, by: string | null): ProductImport {
  const { id, fileName, state, changeId, rows, applied, createdAt, columns, pictures } = stored
  const { undone, created, changed, unchanged, refused } = stored
  const unused = pictures.filter(({ isUsed }) => !isUsed).map(({ name }) => name)
  const unusedPictures = unused.slice(0, productImportLimits.unusedPictures)
  const counts = { rows, created, changed, unchanged, refused, applied, undone }
  const named = { importId: id, fileName, state, changeId }
  return { ...named, ...counts, createdAt, by, columns, unusedPictures }
}

export function planOf({ plan }: Pick<ProductImportRowsTable, 'plan'>): RowPlan | null {
  return plan === null ? null : JSON.parse(plan)
}

export function cellsOf({ cells }: Pick<ProductImportRowsTable, 'cells'>): string[] {
  return JSON.parse(cells)
}

export function addedOf({ addedCells }: Pick<ProductImportRowsTable, 'addedCells'>): AddedCells {
  return JSON.parse(addedCells ?? '{}')
}

export function faultsOf({ faults }: Pick<ProductImportRowsTable, 'faults'>): CellFault[] {
  return JSON.parse(faults)
}

export function rowViewOf(
  stored: ProductImportRowsTable,
  presence: ImportPresence | null = null,
): ImportedRow {
  const { row, outcome, productId, product, appliedAt } = stored
  return {
    row,
    outcome,
    isApplied: appliedAt !== null,
    presence,
    productId,
    product,
    changes: changesIn(planOf(stored)),
    faults: faultsOf(stored),
    cells: cellsOf(stored),
    added: addedOf(stored),
  }
}

/** Rows that one statement stores: 11 values each, and some kilobytes. */
const rowsOfStatement = 250

export async function insertPlanned(db: Db, importId: string, rows: PlannedRow[]) {
  for (const some of inBatches(rows, rowsOfStatement)) {
    const values = some.map((planned) => ({
      id: newId(),
      importId,
      row: planned.row,
      cells: JSON.stringify(planned.cells),
      addedCells: null,
      appliedAt: null,
      ...plannedColumns(planned),
    }))
    await db.insertInto('productImportRows').values(values).execute()
  }
}

export async function updatePlanned(db: Db, rows: (PlannedRow & { id: string })[]) {
  for (const some of inBatches(rows, rowsOfStatement)) {
    const updates = some.map((planned) => ({ id: planned.id, set: plannedColumns(planned) }))
    await updateRows(db, 'productImportRows', updates)
  }
}

function plannedColumns({ outcome, productId, productKey, product, plan, faults }: PlannedRow) {
  return {
    outcome,
    productId,
    productKey,
    product,
    plan: plan && JSON.stringify(plan),
    faults: JSON.stringify(faults),
  }
}

/** From the rows themselves, so that the outcomes always add up. */
export async function countOutcomes(db: Db, importId: string) {
  const rows = await db
    .selectFrom('productImportRows')
    .select((row) => ['outcome', row.fn.countAll<number>().as('count')])
    .where('importId', '=', importId)
    .groupBy('outcome')
    .execute()
  const counts: Record<ImportOutcome, number> = { created: 0, changed: 0, unchanged: 0, refused: 0 }
  for (const { outcome, count } of rows) counts[outcome] = count
  const total = importOutcomes.reduce((sum, outcome) => sum + counts[outcome], 0)
  return { ...counts, rows: total }
}

/** Both engines lock a row that is written: whoever changes an import waits for whoever else does. */
export async function lockImport({ db }: App, id: string) {
  await db
    .updateTable('productImports')
    .set((row) => ({ state: row.ref('state') }))
    .where('id', '=', id)
    .execute()
  return requireImport(db, id)
}

/** Of rows that are planned, however they came to be. */
export async function finishCheck(app: App, id: string, pictures: ZipPictures) {
  const counts = await countOutcomes(app.db, id)
  await app.db
    .updateTable('productImports')
    .set({ ...counts, state: 'checked', pictures: JSON.stringify(pictures.all) })
    .where('id', '=', id)
    .execute()
  return viewOf(await requireImport(app.db, id), null)
}
