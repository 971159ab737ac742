import { fromHarmlessCell } from '#contract/csv-cell.ts'
import {
  productImportLimits,
  productImportMessages,
} from '#contract/product-imports/product-import.ts'
import type { ProductImport } from '#contract/product-imports/product-import.ts'
import { now } from '#platform/clock/clock.ts'
import { contentHash } from '#platform/files/content-hash.ts'
import type { Upload } from '#platform/files/upload.ts'
import { newId } from '#platform/ids/new-id.ts'
import { readTable } from '#platform/tables/read-table.ts'
import { TableError } from '#platform/tables/table-error.ts'
import type { TableRow } from '#platform/tables/table-error.ts'
import type { App } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { Refusal } from '../refusal.ts'
import { requireChosenColumns, findRememberedColumns } from './choose-columns.ts'
import type { NamedColumns } from './choose-columns.ts'
import { importFolder } from './forget-old-imports.ts'
import { ImportPlanner } from './import-planner.ts'
import { headKeyOf, mapColumns, namedHead, namesColumns } from './map-columns.ts'
import { readZipPictures } from './read-zip-pictures.ts'
import { finishCheck, insertPlanned, rowsAtOnce } from './stored-imports.ts'
import { ZipPictures } from './zip-pictures.ts'

type CheckedFile = {
  file: Upload
  pictures?: Upload | undefined
  columns?: NamedColumns | undefined
}

/** Says of every row of a file what it would do, and stores that. No product is changed. */
export async function checkImport(
  app: App,
  by: Administrator,
  { file, pictures, columns = {} }: CheckedFile,
): Promise<ProductImport> {
  const zip = await orRefuse('pictures', async () =>
    pictures ? readZipPictures(pictures.path) : [],
  )
  const remembered = await findRememberedColumns(app.db)
  const decided = new Set([...remembered.keys(), ...Object.keys(columns).map(headKeyOf)])
  const readRows = () => readTable(file.path, (cells) => namesColumns(cells, decided))
  await using rows = readRows()
  const heads = await orRefuse('file', () => readHeads(rows))
  const chosen = requireChosenColumns(heads, columns)
  const mapped = mapColumns(heads, chosen, remembered)
  const id = newId()
  await app.db
    .insertInto('productImports')
    .values({
      ...notCounted,
      id,
      accountId: by.accountId,
      fileName: file.originalName,
      changeId: newId(),
      columns: JSON.stringify(mapped),
      ...(await storeZip(app, zip.length > 0 ? pictures : undefined)),
      pictures: JSON.stringify(zip),
      ...begunNow(app),
    })
    .execute()
  try {
    const found = new ZipPictures(zip)
    const planner = await ImportPlanner.open(app, { columns: mapped, pictures: found })
    await orRefuse('file', () => planAll(app, id, planner, { rows, readRows, found }))
    return await finishCheck(app, id, found)
  } catch (error) {
    await app.db.deleteFrom('productImports').where('id', '=', id).execute()
    throw error
  }
}

/** Reads the file once more, ahead of its plan: any of its rows may be about the product of an image. */
async function addModels(
  planner: ImportPlanner,
  read: AsyncGenerator<TableRow>,
  noteReading: () => Promise<void>,
) {
  await using rows = read
  await rows.next()
  let left = productImportLimits.rows
  for await (const some of inBatchesOf(rows)) {
    await planner.addModelsOf(some)
    await noteReading()
    left -= some.length
    if (left <= 0) return
  }
}

type FileToPlan = {
  rows: AsyncIterable<TableRow>
  /** Begins again. */
  readRows: () => AsyncGenerator<TableRow>
  found: ZipPictures
}

async function planAll(
  app: App,
  id: string,
  planner: ImportPlanner,
  { rows, readRows, found }: FileToPlan,
) {
  const noteReading = () => noteThatItIsRead(app, id)
  if (found.hasNumbered) await addModels(planner, readRows(), noteReading)
  let count = 0
  for await (const some of inBatchesOf(rows)) {
    count += some.length
    if (count > productImportLimits.rows) throw new TableError(productImportMessages.tooMany)
    await insertPlanned(app.db, id, await planner.plan(some))
    await noteReading()
  }
  if (count === 0) throw new TableError(productImportMessages.noRows)
}

function begunNow({ clock }: App) {
  const at = now(clock)
  return { createdAt: at, readAt: at }
}

/** So that others see that it is not interrupted. */
async function noteThatItIsRead({ db, clock }: App, id: string) {
  const readAt = now(clock)
  await db.updateTable('productImports').set({ readAt }).where('id', '=', id).execute()
}

async function* inBatchesOf(rows: AsyncIterable<TableRow>) {
  let some: TableRow[] = []
  for await (const { row, cells } of rows) {
    some.push({ row, cells: cells.map(fromHarmlessCell) })
    if (some.length < rowsAtOnce) continue
    yield some
    some = []
  }
  if (some.length > 0) yield some
}

async function readHeads(rows: AsyncGenerator<TableRow>) {
  const { value } = await rows.next()
  const texts = value?.cells.map((cell: string) => fromHarmlessCell(cell).trim()) ?? []
  while (texts.at(-1) === '') texts.pop()
  if (texts.length === 0) throw new TableError(productImportMessages.noHeads)
  const heads = texts.map(namedHead)
  const known = new Set<string>()
  for (const head of heads) {
    const key = headKeyOf(head)
    if (known.has(key)) throw new TableError(productImportMessages.headTwice(head))
    known.add(key)
  }
  return heads
}

/** Before the row that names it. */
async function storeZip({ files }: App, pictures: Upload | undefined) {
  if (!pictures) return { fileKey: null, bytes: 0 }
  const { path, bytes } = pictures
  const fileKey = `${importFolder}${newId().toLowerCase()}-${await contentHash(path)}`
  await files.put(fileKey, { path, bytes })
  return { fileKey, bytes }
}

const notCounted = {
  state: 'reading',
  rows: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  applied: 0,
  undone: 0,
} as const

/** A fault of the file becomes a refusal, which the sender of the file reads. */
async function orRefuse<Result>(field: string, work: () => Promise<Result>) {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof TableError)) throw error
    throw new Refusal('invalid', error.message, { fields: { [field]: error.message } })
  }
}
