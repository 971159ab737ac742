import { importHeadOf, rowFaults } from '#contract/product-imports/product-import.ts'
import type { CellFault } from '#contract/product-imports/product-import.ts'
import { now } from '#platform/clock/clock.ts'
import { restRegularly } from '#platform/concurrency/yield-regularly.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { readCategories } from '../find-categories.ts'
import type { Categories } from '../find-categories.ts'
import { inBatches } from '../in-batches.ts'
import { savePictures } from '../pictures/store-picture.ts'
import type { StoredPicture } from '../pictures/store-picture.ts'
import {
  beginChange,
  differingFields,
  readEdited,
  storeEdits,
  withPresentName,
} from '../products/edited-products.ts'
import type { Edit, EditedProduct } from '../products/edited-products.ts'
import { findFeaturedRoom } from '../products/featured-order.ts'
import { findPlacedPictures } from '../products/replace-pictures.ts'
import { storeAdditions } from '../products/store-additions.ts'
import type { Addition } from '../products/store-additions.ts'
import type { PlacedPicture } from '../products/store-product-pictures.ts'
import { updateRows } from '../update-rows.ts'
import type { RenderedPictures } from './import-pictures.ts'
import type { PlannedPicture, RowPlan } from './plan-row.ts'
import type { ProductImportRowsTable } from './product-imports-table.ts'
import { modelKeyOf } from '../products/model-key.ts'
import type { ImportKeys } from './import-keys.ts'
import { countOutcomes, planOf } from './stored-imports.ts'
import type { StoredImport } from './stored-imports.ts'

/** Rows of one statement, which takes SQLite some milliseconds. */
const atOnce = 100

type Storing = {
  by: Actor
  stored: StoredImport
  rows: ProductImportRowsTable[]
  rendered: RenderedPictures
  keys: ImportKeys
}

/** The products as they are now, since the file was checked some time ago. */
type Present = {
  products: Map<string, EditedProduct>
  placed: Map<string, PlacedPicture[]>
  categories: Categories
  keys: ImportKeys
  rendered: RenderedPictures
  /** How many more products Home has room for. */
  room: number
}

type Step = { row: ProductImportRowsTable } & (
  | { edit: Edit }
  | { addition: Addition }
  | { fault: CellFault }
)

/** Belongs in a transaction that has locked the import. What no longer fits becomes a refused row. */
export async function storeRows(app: App, { by, stored, rows, rendered, keys }: Storing) {
  const change = { ...(await beginChange(app, by, stored.changeId)), yieldIfDue: restRegularly() }
  await keys.follow(app.db)
  const present = await readPresent(app, rows, { keys, rendered })
  const steps = rows.map((row) => stepOf(row, present))
  await change.yieldIfDue()
  await savePictures(app, picturesIn(steps, rendered))
  const edits = steps.flatMap((step) => ('edit' in step ? step.edit : []))
  for (const some of inBatches(edits, atOnce)) {
    await storeEdits(app, change, some)
    await change.yieldIfDue()
  }
  const added = steps.flatMap((step) => ('addition' in step ? [step] : []))
  for (const some of inBatches(added, atOnce)) {
    const additions = some.map(({ addition }) => addition)
    const ids = await storeAdditions(app, change, additions)
    const updates = some.map(({ row }, at) => ({ id: row.id, set: { productId: ids[at] ?? '' } }))
    await updateRows(app.db, 'productImportRows', updates)
    await change.yieldIfDue()
  }
  await change.counts.store(app)
  await markStored(app, stored, steps)
}

async function readPresent(
  app: App,
  rows: ProductImportRowsTable[],
  shared: Pick<Present, 'keys' | 'rendered'>,
): Promise<Present> {
  const { db } = app
  const ids = rows.flatMap(({ productId }) => productId ?? [])
  const products = await readEdited(db, ids)
  return {
    products: new Map(products.map((product) => [product.id, product])),
    placed: await findPlacedPictures(db, ids),
    categories: await readCategories(db),
    room: await findFeaturedRoom(app),
    ...shared,
  }
}

function stepOf(row: ProductImportRowsTable, present: Present): Step {
  const plan = planOf(row)
  if (!plan) return { row, fault: { column: '', reason: rowFaults.changedSince } }
  const fault = pictureFault(plan, present)
  if (fault) return { row, fault }
  const step = plan.kind === 'created' ? additionOf(plan, present) : editOf(row, plan, present)
  return { row, ...withinRoom(step, present) }
}

type Decided = { edit: Edit } | { addition: Addition } | { fault: CellFault }

function additionOf(
  { values, pictures }: Extract<RowPlan, { kind: 'created' }>,
  { keys, categories }: Present,
): Decided {
  const { brand, modelNo } = values
  if (keys.idsWith(modelKeyOf(brand, modelNo)).length > 0) return { fault: faultOf('addedSince') }
  const present = withPresentName(categories, values)
  if (!present) return { fault: { column: importHeadOf('category'), reason: goneCategory } }
  return { addition: { values: present, pictures: pictures.map(placedOf) } }
}

const goneCategory = 'This category has been removed since the file was checked'

function editOf(
  { productId }: ProductImportRowsTable,
  { before, after, pictures }: Extract<RowPlan, { kind: 'changed' }>,
  { products, placed, categories }: Present,
): Decided {
  const product = products.get(productId ?? '')
  if (!product || product.withdrawnAt !== null) return { fault: faultOf('deletedSince') }
  const earlier = withPresentName(categories, before) ?? before
  if (differingFields(product, earlier).length > 0) return { fault: faultOf('changedSince') }
  const current = placed.get(product.id) ?? []
  if (pictures && JSON.stringify(current) !== JSON.stringify(pictures.before)) {
    return { fault: faultOf('changedSince') }
  }
  const present = withPresentName(categories, after)
  if (!present) return { fault: { column: importHeadOf('category'), reason: goneCategory } }
  const edited = pictures && { before: current, after: pictures.after.map(placedOf) }
  return { edit: { product, after: present, ...(edited ? { pictures: edited } : {}) } }
}

function withinRoom(step: Decided, present: Present): Decided {
  if ('fault' in step) return step
  const was = 'edit' in step ? step.edit.product.featured : 'No'
  const will = 'edit' in step ? (step.edit.after.featured ?? was) : step.addition.values.featured
  if (was === 'Yes' && will === 'No') present.room += 1
  if (was === 'Yes' || will === 'No') return step
  present.room -= 1
  if (present.room >= 0) return step
  return { fault: { column: importHeadOf('featured'), reason: rowFaults.noFeatured } }
}

function pictureFault(plan: RowPlan, { rendered }: Present): CellFault | undefined {
  const planned = plan.kind === 'created' ? plan.pictures : (plan.pictures?.after ?? [])
  for (const { file, pictureKey } of planned) {
    const picture = rendered.get(pictureKey)
    if (file === undefined || !picture || !('fault' in picture)) continue
    return { column: importHeadOf('images'), reason: picture.fault }
  }
  return undefined
}

function placedOf({ pictureKey, originalName }: PlannedPicture): PlacedPicture {
  return { pictureKey, originalName }
}

/** What the steps name and the database may not have yet. */
function picturesIn(steps: Step[], rendered: RenderedPictures): StoredPicture[] {
  const placed = steps.flatMap((step) => {
    if ('addition' in step) return step.addition.pictures
    return 'edit' in step ? (step.edit.pictures?.after ?? []) : []
  })
  const keys = new Set(placed.map(({ pictureKey }) => pictureKey))
  return [...keys].flatMap((key) => {
    const picture = rendered.get(key)
    return picture && !('fault' in picture) ? picture : []
  })
}

async function markStored(app: App, stored: StoredImport, steps: Step[]) {
  const appliedAt = now(app.clock)
  const done = steps.filter((step) => !('fault' in step))
  await updateRows(
    app.db,
    'productImportRows',
    done.map(({ row }) => ({ id: row.id, set: { appliedAt } })),
  )
  const refused = steps.flatMap((step) => ('fault' in step ? [step] : []))
  await updateRows(
    app.db,
    'productImportRows',
    refused.map(({ row, fault }) => ({
      id: row.id,
      set: { outcome: 'refused', plan: null, productKey: null, faults: JSON.stringify([fault]) },
    })),
  )
  const counts = refused.length > 0 ? await countOutcomes(app.db, stored.id) : {}
  await app.db
    .updateTable('productImports')
    .set({ applied: stored.applied + done.length, ...counts })
    .where('id', '=', stored.id)
    .execute()
}

function faultOf(reason: 'addedSince' | 'changedSince' | 'deletedSince'): CellFault {
  return { column: '', reason: rowFaults[reason] }
}
