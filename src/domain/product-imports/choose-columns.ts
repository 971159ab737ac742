import { importHeadOf, productImportMessages } from '#contract/product-imports/product-import.ts'
import type { ImportField } from '#contract/product-imports/product-import.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App, Db } from '../app.ts'
import { Refusal } from '../refusal.ts'
import { ImportPlanner } from './import-planner.ts'
import { headKeyOf, isImportField, isKeyOfPlace, mapColumns } from './map-columns.ts'
import type { ChosenFields } from './map-columns.ts'
import {
  addedOf,
  cellsOf,
  finishCheck,
  lockImport,
  rowsAtOnce,
  updatePlanned,
} from './stored-imports.ts'
import type { StoredImport } from './stored-imports.ts'
import { ZipPictures } from './zip-pictures.ts'

/** What each head is, as a call names it. */
export type NamedColumns = Record<string, ImportField | ''>

/**
 * Checks the rows anew with these columns, and remembers them for files with the same heads. In one
 * transaction, so that what fails or is interrupted leaves all rows as they were, with their columns.
 */
export async function chooseColumns(app: App, id: string, named: NamedColumns) {
  return inTransaction(app, async (app) => {
    const stored = await lockImport(app, id)
    refuseUnlessChoosable(stored)
    const heads = stored.columns.map(({ head }) => head)
    const chosen = requireChosenColumns(heads, named)
    await rememberColumns(app, chosen)
    const columns = mapColumns(heads, chosen, await findRememberedColumns(app.db))
    const pictures = new ZipPictures(
      stored.pictures.map((one) => ({ ...one, isUsed: false, isOf: undefined })),
    )
    await planAgain(app, { ...stored, columns }, pictures)
    await app.db
      .updateTable('productImports')
      .set({ columns: JSON.stringify(columns) })
      .where('id', '=', id)
      .execute()
    return finishCheck(app, id, pictures)
  })
}

async function planAgain(app: App, { id, columns }: StoredImport, pictures: ZipPictures) {
  const planner = await ImportPlanner.open(app, { columns, pictures })
  if (pictures.hasNumbered) {
    for await (const rows of storedRows(app.db, id)) await planner.addModelsOf(rows)
  }
  for await (const rows of storedRows(app.db, id)) {
    const planned = await planner.plan(rows)
    await updatePlanned(
      app.db,
      planned.map((one, at) => ({ ...one, id: rows[at]?.id ?? '' })),
    )
  }
}

async function* storedRows(db: Db, importId: string) {
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('productImportRows')
      .select(['id', 'row', 'cells', 'addedCells'])
      .where('importId', '=', importId)
      .where('row', '>', last)
      .orderBy('row')
      .limit(rowsAtOnce)
      .execute()
    yield rows.map((one) => ({
      id: one.id,
      row: one.row,
      cells: cellsOf(one),
      added: addedOf(one),
    }))
    if (rows.length < rowsAtOnce) return
    last = rows.at(-1)?.row ?? 0
  }
}

function refuseUnlessChoosable({ state, applied }: StoredImport) {
  const { reading, undone, isApplying, partlyApplied } = productImportMessages
  const stored = { applying: isApplying, applied: partlyApplied }
  const texts = { reading, undone, partlyUndone: undone, ...stored }
  if (state !== 'checked') throw new Refusal('conflict', texts[state])
  if (applied > 0) throw new Refusal('conflict', partlyApplied)
}

/** By the keys of the heads. Refuses two columns that would be the same. */
export function requireChosenColumns(heads: string[], named: NamedColumns): ChosenFields {
  const keys = new Set(heads.map(headKeyOf))
  const chosen = new Map<string, ImportField | ''>()
  const taken = new Set<string>()
  for (const [head, field] of Object.entries(named)) {
    if (!keys.has(headKeyOf(head))) continue
    if (field !== '' && taken.has(field)) {
      const text = `Two columns cannot both be ${importHeadOf(field)}`
      throw new Refusal('invalid', text, { fields: { columns: text } })
    }
    taken.add(field)
    chosen.set(headKeyOf(head), field)
  }
  return chosen
}

export async function findRememberedColumns(db: Db): Promise<ChosenFields> {
  const rows = await db.selectFrom('productImportColumns').select(['head', 'field']).execute()
  return new Map(
    rows.flatMap(({ head, field }): [string, ImportField | ''][] =>
      field === '' || isImportField(field) ? [[head, field]] : [],
    ),
  )
}

const longestHead = 200

async function rememberColumns({ db, clock }: App, chosen: ChosenFields) {
  const chosenAt = now(clock)
  for (const [head, field] of chosen) {
    if (isKeyOfPlace(head) || head.length > longestHead) continue
    await db
      .insertInto('productImportColumns')
      .values({ head, field, chosenAt })
      .onConflict((known) => known.column('head').doUpdateSet({ field, chosenAt }))
      .execute()
  }
}
