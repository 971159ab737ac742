import { productFieldNames } from '#contract/products/product-fields.ts'
import type { ProductField } from '#contract/products/product.ts'
import { now } from '#platform/clock/clock.ts'
import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import { compileOnce } from '#platform/database/compile-once.ts'
import { newId } from '#platform/ids/new-id.ts'
import { textsIn } from '#platform/stored-lists.ts'
import type { App, Db } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudits } from '../audit/record-audit.ts'
import type { AuditEntry } from '../audit/record-audit.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import type { Categories } from '../find-categories.ts'
import { padIds } from '../in-batches.ts'
import { updateRows } from '../update-rows.ts'
import { CountChanges } from './count-by-category.ts'
import type { WholeProduct } from './product-rules.ts'
import { replacePictures } from './replace-pictures.ts'
import type { PictureEdit } from './replace-pictures.ts'
import { fieldColumns, fieldsOf, productColumnsOf } from './stored-fields.ts'
import type { ProductsTable } from './products-table.ts'

/** A product as a change of several products reads it, without its pictures. */
export type EditedProduct = WholeProduct & {
  id: string
  version: number
  withdrawnAt: string | null
  purgedAt: string | null
}

/** Of each product that is changed: itself, and its event in the audit. */
export const rowsOfEdit = 2

/** Rows that are read and written by one statement: in between, other requests are served. */
export const editedAtOnce = 250

/** What changes of a product's row. */
type ProductUpdate = { id: string; set: Partial<Omit<ProductsTable, 'id'>> }

export type EditedField = ProductField | 'specs'
export type EditedValues = Partial<Pick<WholeProduct, EditedField>>

const editedFields: EditedField[] = [...productFieldNames, 'specs']

/** A change of products that is being stored. Its events have one id, by which it is undone. */
export type ProductsChange = {
  id: string
  by: Actor
  changedIn: number
  counts: CountChanges
  /** Between two statements, so that pages are served while thousands are stored. */
  yieldIfDue: () => Promise<void>
}

/** Belongs in the transaction of the change; `counts.store` ends it. A long change has several, with one id. */
export async function beginChange(app: App, by: Actor, id = newId()): Promise<ProductsChange> {
  const changedIn = await raiseContentVersion(app)
  return {
    id,
    by,
    changedIn,
    counts: new CountChanges(),
    yieldIfDue: yieldRegularly(),
  }
}

/** Those that were withdrawn too, in the order of the ids. */
export async function readEdited(db: Db, ids: string[]): Promise<EditedProduct[]> {
  if (ids.length === 0) return []
  const rows = await selectEdited(db, { ids: padIds(ids) })
  const found = new Map(
    rows.map(({ specs, ...row }) => [row.id, { ...fieldsOf(row), specs: textsIn(specs) }]),
  )
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? [])
}

const columns = ['id', ...fieldColumns, 'specs', 'version', 'withdrawnAt', 'purgedAt'] as const

const selectEdited = compileOnce((db: Db, { ids }: { ids: string[] }) =>
  db.selectFrom('products').select(columns).where('id', 'in', ids),
)

/** What an event holds of a product: of a change of several products the fields that differ, else all. */
export type RecordedValues = EditedValues & {
  version?: number
  /** With their keys where the change can be undone. */
  images?: { originalName: string; pictureKey?: string }[]
}

export function recordedValues(json: string | null): RecordedValues {
  return JSON.parse(json ?? '{}')
}

/** With the present name of its category. Undefined where there is no such category any more. */
export function withPresentName<Values extends EditedValues>(
  { presentNames }: Categories,
  values: Values,
): Values | undefined {
  if (values.category === undefined) return values
  const category = presentNames.get(values.category)
  return category === undefined ? undefined : { ...values, category }
}

export type Edit<Values extends EditedValues = EditedValues> = {
  product: EditedProduct
  after: Values
  pictures?: PictureEdit
}

/** The events name only the fields that differ. */
export async function storeEdits(app: App, change: ProductsChange, edits: Edit[]) {
  await updateRows(app.db, 'products', updatesOf(app, change, edits))
  await replacePictures(app, edits)
  if (app.rowProgress) app.rowProgress.written += edits.length
  await change.yieldIfDue()
  for (const { product, after } of edits) change.counts.replace(product, { ...product, ...after })
  const { id: changeId, by } = change
  await recordAudits(
    app,
    by,
    edits.map(({ product, after, pictures }) => ({
      action: 'product.changed',
      changeId,
      subjectId: product.id,
      before: {
        ...valuesIn(product, fieldsNamedIn(after)),
        ...(pictures ? { images: pictures.before } : {}),
        version: product.version,
      },
      after: {
        ...after,
        ...(pictures ? { images: pictures.after } : {}),
        version: product.version + 1,
      },
    })),
  )
}

/** With the columns that differ for any of them. */
function updatesOf(app: App, change: ProductsChange, edits: Edit[]): ProductUpdate[] {
  const rows = edits.map(({ product, after }) => {
    const fields = fieldsIn(product)
    const before = new Map(Object.entries(productColumnsOf(fields)))
    return { product, before, columns: Object.entries(productColumnsOf({ ...fields, ...after })) }
  })
  const differing = new Set(
    rows.flatMap(({ before, columns }) =>
      columns.flatMap(([name, value]) => (before.get(name) === value ? [] : name)),
    ),
  )
  return rows.map(({ product, columns }) => ({
    id: product.id,
    set: {
      ...Object.fromEntries(columns.filter(([name]) => differing.has(name))),
      ...stampOf(app, change, product),
    },
  }))
}

/** Into the trash: off the lists, with all that is needed to restore it. */
export async function withdrawEdited(app: App, change: ProductsChange, products: EditedProduct[]) {
  await moveEach(app, change, products, {
    setOf: () => ({ withdrawnAt: now(app.clock), changedIn: change.changedIn }),
    counted: -1,
    entryOf: (product) => ({
      action: 'product.withdrawn',
      before: { ...fieldsIn(product), version: product.version },
    }),
  })
}

/** As they are given: what was featured may not be any more. */
export async function restoreEdited(app: App, change: ProductsChange, products: EditedProduct[]) {
  await moveEach(app, change, products, {
    setOf: (product) => ({
      withdrawnAt: null,
      featured: product.featured,
      ...stampOf(app, change, product),
    }),
    counted: 1,
    entryOf: (product) => ({
      action: 'product.restored',
      after: { ...fieldsIn(product), version: product.version + 1 },
    }),
  })
}

type Move = {
  setOf: (product: EditedProduct) => ProductUpdate['set']
  /** What each adds to the number of its category. */
  counted: 1 | -1
  entryOf: (product: EditedProduct) => AuditEntry
}

/** Off the lists or onto them. */
async function moveEach(
  app: App,
  change: ProductsChange,
  products: EditedProduct[],
  { setOf, counted, entryOf }: Move,
) {
  const updates = products.map((product) => ({ id: product.id, set: setOf(product) }))
  await updateRows(app.db, 'products', updates)
  if (app.rowProgress) app.rowProgress.written += updates.length
  await change.yieldIfDue()
  for (const product of products) change.counts.add(product, counted)
  const { id: changeId, by } = change
  const entries = products.map((product) => ({
    ...entryOf(product),
    changeId,
    subjectId: product.id,
  }))
  await recordAudits(app, by, entries)
}

function stampOf(app: App, { changedIn }: ProductsChange, { version }: EditedProduct) {
  return { version: version + 1, changedIn, changedAt: now(app.clock) }
}

function fieldsIn({
  id: _,
  version: __,
  withdrawnAt: ___,
  purgedAt: ____,
  ...fields
}: EditedProduct) {
  return fields
}

function fieldsNamedIn(values: EditedValues) {
  return editedFields.filter((field) => field in values)
}

export function valuesIn<Field extends EditedField>(
  values: Partial<Pick<WholeProduct, Field>>,
  fields: Field[],
) {
  const named: Partial<Pick<WholeProduct, Field>> = {}
  for (const field of fields) named[field] = values[field]
  return named
}

/** A draft whose time is over is a draft without a time, or it would be published again at once. */
export function withoutPastMoment<Values extends EditedValues>(values: Values, moment: string) {
  if (!values.publishAt || values.publishAt > moment) return values
  return { ...values, publishAt: '' }
}

/** The fields that differ, of those that `after` names. */
export function differingFields(before: EditedValues, after: EditedValues): EditedField[] {
  return fieldsNamedIn(after).filter((field) => !isSameValue(before[field], after[field]))
}

function isSameValue(one: unknown, other: unknown) {
  return JSON.stringify(one) === JSON.stringify(other)
}
