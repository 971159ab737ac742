import { productImportMessages } from '#contract/product-imports/product-import.ts'
import type { AddedCells } from '#contract/product-imports/product-import.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App, Db } from '../app.ts'
import { Refusal } from '../refusal.ts'
import { ImportPlanner } from './import-planner.ts'
import {
  countOutcomes,
  lockImport,
  requireImport,
  rowViewOf,
  updatePlanned,
  viewOf,
} from './stored-imports.ts'
import type { StoredImport } from './stored-imports.ts'
import { ZipPictures } from './zip-pictures.ts'

type MendedRow = {
  id: string
  row: number
  cells: string[]
  /** For fields that no column of the file is. */
  added?: AddedCells | undefined
}

/** Checks a row with other cells. A row that is stored already is not changed. */
export async function mendRow(app: App, { id, row, cells, added }: MendedRow) {
  const stored = await requireImport(app.db, id)
  const planned = await planAlone(app, stored, { row, cells, added })
  return inTransaction(app, async (app) => {
    refuseUnlessMendable(stored, await lockImport(app, id))
    const { id: rowId, appliedAt } = await requireRow(app.db, id, row)
    if (appliedAt !== null) throw new Refusal('conflict', productImportMessages.alreadyApplied)
    await updatePlanned(app.db, [{ ...planned, id: rowId }])
    await app.db
      .updateTable('productImportRows')
      .set({
        cells: JSON.stringify(planned.cells),
        addedCells: added ? JSON.stringify(added) : null,
      })
      .where('id', '=', rowId)
      .execute()
    await app.db
      .updateTable('productImports')
      .set(await countOutcomes(app.db, id))
      .where('id', '=', id)
      .execute()
    const item = rowViewOf(await requireRow(app.db, id, row))
    return { ...viewOf(await requireImport(app.db, id), null), item }
  })
}

async function planAlone(
  app: App,
  stored: StoredImport,
  { row, cells, added }: Omit<MendedRow, 'id'>,
) {
  const { id, columns } = stored
  const planner = await ImportPlanner.open(app, {
    columns,
    pictures: new ZipPictures(stored.pictures),
    rowOf: (key, row) => findRowAbout(app.db, { importId: id, key, row }),
  })
  const ofColumns = columns.map((_, at) => cells[at] ?? '')
  const [planned] = await planner.plan([{ row, cells: ofColumns, added }])
  if (!planned) throw new Refusal('not-found', productImportMessages.rowNotFound)
  return planned
}

async function findRowAbout(db: Db, about: { importId: string; key: string; row: number }) {
  const found = await db
    .selectFrom('productImportRows')
    .select('row')
    .where('importId', '=', about.importId)
    .where((row) =>
      row.or([
        row('productKey', '=', about.key),
        // A product that a row has added since is known by its id now.
        row.and([row('productId', '=', about.key), row('outcome', '!=', 'refused')]),
      ]),
    )
    .where('row', '!=', about.row)
    .orderBy('row')
    .executeTakeFirst()
  return found?.row
}

async function requireRow(db: Db, importId: string, row: number) {
  const found = await db
    .selectFrom('productImportRows')
    .selectAll()
    .where('importId', '=', importId)
    .where('row', '=', row)
    .executeTakeFirst()
  if (!found) throw new Refusal('not-found', productImportMessages.rowNotFound)
  return found
}

/** Its columns may have been chosen again since the row was planned. */
function refuseUnlessMendable(planned: StoredImport, { state, columns }: StoredImport) {
  const { reading, undone, isApplying, columnsChanged } = productImportMessages
  const texts = { reading, undone, partlyUndone: undone, applying: isApplying }
  if (state !== 'checked' && state !== 'applied') throw new Refusal('conflict', texts[state])
  if (JSON.stringify(columns) === JSON.stringify(planned.columns)) return
  throw new Refusal('conflict', columnsChanged)
}
