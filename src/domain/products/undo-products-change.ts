import { changeMessages } from '#contract/products/product-change.ts'
import type { RefusedProduct } from '#contract/products/product-change.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App, Db } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { readCategories } from '../find-categories.ts'
import type { Categories } from '../find-categories.ts'
import { Refusal } from '../refusal.ts'
import {
  beginChange,
  differingFields,
  editedAtOnce,
  readEdited,
  recordedValues,
  rowsOfEdit,
  restoreEdited,
  storeEdits,
  valuesIn,
  withdrawEdited,
  withoutPastMoment,
  withPresentName,
} from './edited-products.ts'
import { featuresAnew, fitFeatured } from './fit-featured.ts'
import type { Edit, EditedProduct, ProductsChange, RecordedValues } from './edited-products.ts'
import { findKnownPictures, findPlacedPictures } from './replace-pictures.ts'
import type { PlacedPicture } from './store-product-pictures.ts'

type UndoneChange = {
  changeId: string | null
  count: number
  refused: RefusedProduct[]
  /** The names of those that are not featured again, since Home has no room for them. */
  notFeatured: string[]
}

type RefusalReason = keyof typeof changeMessages.refused

/** What undoing an event does to its product as it is now. */
type Reversal =
  | { kind: 'edit'; edit: Edit; isUnfeatured?: true }
  | { kind: 'restore' | 'withdraw'; product: EditedProduct; isUnfeatured?: true }
  | { kind: 'refusal'; product: EditedProduct; reason: RefusalReason }

/**
 * Reverses a change of products exactly. A product that somebody has changed since is left as it is
 * and named. The undo is a change too, so that it can be undone.
 */
export async function undoProductsChange(
  app: App,
  by: Actor,
  changeId: string,
): Promise<UndoneChange> {
  return inTransaction(app, async (app) => {
    const undo = await beginChange(app, by)
    if (app.rowProgress) app.rowProgress.total = (await countEvents(app.db, changeId)) * rowsOfEdit
    const refused: RefusedProduct[] = []
    const notFeatured: string[] = []
    let count = 0
    let isKnown = false
    for await (const events of eventsOf(app.db, changeId)) {
      isKnown = true
      const reversals = await withinFeatured(app, await planReversals(app, events))
      await store(app, undo, reversals)
      const refusals = reversals.flatMap(refusedIn)
      refused.push(...refusals)
      notFeatured.push(...reversals.flatMap(unfeaturedIn))
      count += reversals.length - refusals.length
      if (app.rowProgress) app.rowProgress.total -= refusals.length * rowsOfEdit
      await undo.yieldIfDue()
    }
    if (!isKnown) throw new Refusal('not-found', changeMessages.unknownChange)
    await undo.counts.store(app)
    return { changeId: count > 0 ? undo.id : null, count, refused, notFeatured }
  })
}

const undoneActions = [
  'product.added',
  'product.changed',
  'product.restored',
  'product.withdrawn',
] as const

type ChangeEvent = Awaited<ReturnType<typeof findEvents>>[number]

async function* eventsOf(db: Db, changeId: string) {
  for (let last = ''; ;) {
    const events = await findEvents(db, changeId, last)
    if (events.length > 0) yield events
    if (events.length < editedAtOnce) return
    last = events.at(-1)?.id ?? ''
  }
}

async function countEvents(db: Db, changeId: string) {
  const { count } = await eventsIn(db, changeId)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function findEvents(db: Db, changeId: string, after: string) {
  return eventsIn(db, changeId)
    .select(['id', 'action', 'subjectId', 'before', 'after'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(editedAtOnce)
    .execute()
}

function eventsIn(db: Db, changeId: string) {
  return db
    .selectFrom('audit')
    .where('changeId', '=', changeId)
    .where('action', 'in', undoneActions)
}

async function planReversals(app: App, events: ChangeEvent[]): Promise<Reversal[]> {
  const products = await readEdited(
    app.db,
    events.flatMap(({ subjectId }) => subjectId ?? []),
  )
  const byId = new Map(products.map((product) => [product.id, product]))
  const present = {
    categories: await readCategories(app.db),
    moment: now(app.clock),
    ...(await readPictures(app.db, events)),
  }
  return events.flatMap((event) => {
    const product = byId.get(event.subjectId ?? '')
    return product ? [reversalOf(event, product, present)] : []
  })
}

type Present = {
  categories: Categories
  moment: string
  /** Of the products whose pictures the events name by their keys. */
  placed: Map<string, PlacedPicture[]>
  /** Those whose files are still there. */
  known: Set<string>
}

async function readPictures(db: Db, events: ChangeEvent[]) {
  const pictured = events.filter(({ before }) => placedIn(recordedValues(before)) !== undefined)
  const ids = pictured.flatMap(({ subjectId }) => subjectId ?? [])
  const keys = pictured.flatMap(({ before }) => placedIn(recordedValues(before)) ?? [])
  return {
    placed: await findPlacedPictures(db, ids),
    known: await findKnownPictures(
      db,
      keys.map(({ pictureKey }) => pictureKey),
    ),
  }
}

/** Undefined where the event has none, or names them only by their addresses. */
function placedIn({ images }: RecordedValues): PlacedPicture[] | undefined {
  const placed = images?.flatMap(({ pictureKey, originalName }) =>
    pictureKey === undefined ? [] : { pictureKey, originalName },
  )
  return placed?.length === images?.length ? placed : undefined
}

function reversalOf(
  { action, before, after }: ChangeEvent,
  product: EditedProduct,
  present: Present,
): Reversal {
  const { categories, moment } = present
  const isWithdrawn = product.withdrawnAt !== null
  if (action === 'product.withdrawn') {
    if (!isWithdrawn) return { kind: 'refusal', product, reason: 'restored' }
    if (product.purgedAt !== null) return { kind: 'refusal', product, reason: 'purged' }
    return { kind: 'restore', product }
  }
  if (isWithdrawn) return { kind: 'refusal', product, reason: 'deleted' }
  if (action === 'product.changed') {
    const earlier = withPresentName(categories, recordedValues(before))
    if (!earlier) return { kind: 'refusal', product, reason: 'category' }
    const later = recordedValues(after)
    const changed = withPresentName(categories, later) ?? later
    return reversedEdit(product, withoutPastMoment(earlier, moment), changed, present)
  }
  const isAsItWas = recordedValues(after).version === product.version
  if (!isAsItWas) return { kind: 'refusal', product, reason: 'changed' }
  return { kind: 'withdraw', product }
}

/** Only the fields of this change: another field may have been changed since. */
function reversedEdit(
  product: EditedProduct,
  before: RecordedValues,
  after: RecordedValues,
  present: Present,
): Reversal {
  const pictures = reversedPictures(product, before, after, present)
  if (typeof pictures === 'string') return { kind: 'refusal', product, reason: pictures }
  const fields = differingFields(before, after)
  if (differingFields(product, valuesIn(after, fields)).length > 0) {
    return { kind: 'refusal', product, reason: 'changed' }
  }
  const edit = { product, after: valuesIn(before, fields), ...(pictures ? { pictures } : {}) }
  return { kind: 'edit', edit }
}

/** The pictures before and after the undo, or why it cannot be. Undefined where it is not about any. */
function reversedPictures(
  { id }: EditedProduct,
  before: RecordedValues,
  after: RecordedValues,
  { placed, known }: Present,
) {
  if (JSON.stringify(before.images) === JSON.stringify(after.images)) return undefined
  const [earlier, later] = [placedIn(before), placedIn(after)]
  if (!earlier || !later) return 'pictures'
  const current = placed.get(id) ?? []
  if (JSON.stringify(current) !== JSON.stringify(later)) return 'changed'
  if (!earlier.every(({ pictureKey }) => known.has(pictureKey))) return 'picturesGone'
  return { before: current, after: earlier }
}

function withinFeatured(app: App, steps: Reversal[]) {
  return fitFeatured(app, {
    steps,
    features(step) {
      if (step.kind === 'edit') return featuresAnew(step.edit.product, step.edit.after)
      return step.kind === 'restore' && step.product.featured === 'Yes'
    },
    unfeatures(step) {
      if (step.kind === 'edit') {
        return step.edit.product.featured === 'Yes' && step.edit.after.featured === 'No'
      }
      return step.kind === 'withdraw' && step.product.featured === 'Yes'
    },
    without: unfeatured,
  })
}

/** What an undo that features the product does without that. */
function unfeatured(step: Reversal): Reversal {
  if (step.kind === 'restore') {
    return { ...step, product: { ...step.product, featured: 'No' }, isUnfeatured: true }
  }
  if (step.kind !== 'edit') return step
  const { product, after, pictures } = step.edit
  const { featured: _, ...others } = after
  const isAll = Object.keys(others).length === 0 && !pictures
  if (isAll) return { kind: 'refusal', product, reason: 'featured' }
  return { kind: 'edit', edit: { ...step.edit, after: others }, isUnfeatured: true }
}

async function store(app: App, undo: ProductsChange, reversals: Reversal[]) {
  const of = (wanted: 'restore' | 'withdraw') =>
    reversals.flatMap((one) => (one.kind === wanted ? one.product : []))
  const edits = reversals.flatMap((one) => (one.kind === 'edit' ? one.edit : []))
  await storeEdits(app, undo, edits)
  await restoreEdited(app, undo, of('restore'))
  await withdrawEdited(app, undo, of('withdraw'))
}

function unfeaturedIn(reversal: Reversal): string[] {
  if (reversal.kind === 'refusal' || !reversal.isUnfeatured) return []
  return [reversal.kind === 'edit' ? reversal.edit.product.name : reversal.product.name]
}

function refusedIn(reversal: Reversal): RefusedProduct[] {
  if (reversal.kind !== 'refusal') return []
  const { id, name } = reversal.product
  return [{ id, name, reason: changeMessages.refused[reversal.reason] }]
}
