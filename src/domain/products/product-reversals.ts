import type { changeMessages } from '#contract/products/product-change.ts'
import { now } from '#platform/clock/clock.ts'
import type { App, Db } from '../app.ts'
import type { AuditTable } from '../audit/audit-table.ts'
import { readCategories } from '../find-categories.ts'
import type { Categories } from '../find-categories.ts'
import {
  differingFields,
  readEdited,
  recordedValues,
  valuesIn,
  withoutPastMoment,
  withPresentName,
} from './edited-products.ts'
import type { Edit, EditedProduct, RecordedValues } from './edited-products.ts'
import { findKnownPictures, findPlacedPictures } from './replace-pictures.ts'
import type { PlacedPicture } from './store-product-pictures.ts'

type RefusalReason = keyof typeof changeMessages.refused

/** What undoing an event does to its product as it is now. */
export type Reversal =
  | { kind: 'edit'; edit: Edit; isUnfeatured?: true }
  | { kind: 'restore' | 'withdraw'; product: EditedProduct; isUnfeatured?: true }
  | { kind: 'refusal'; product: EditedProduct; reason: RefusalReason }
  | { kind: 'none'; product: EditedProduct }

/** What an event holds that is undone. */
export type ChangeEvent = Pick<AuditTable, 'subjectId' | 'before' | 'after'> & { action: string }

export type UndoOptions = {
  /** What is as it was before the change already is not refused: a part may have been undone before. */
  skipsUndone?: boolean
}

/** Of products as they are now. Nothing is stored. */
export async function planReversals(
  app: App,
  events: ChangeEvent[],
  { skipsUndone = false }: UndoOptions,
): Promise<Reversal[]> {
  const products = await readEdited(
    app.db,
    events.flatMap(({ subjectId }) => subjectId ?? []),
  )
  const byId = new Map(products.map((product) => [product.id, product]))
  const present = {
    categories: await readCategories(app.db),
    moment: now(app.clock),
    skipsUndone,
    ...(await readPictures(app.db, events)),
  }
  return events.flatMap((event) => {
    const product = byId.get(event.subjectId ?? '')
    return product ? [reversalOf(event, product, present)] : []
  })
}

type Present = Required<UndoOptions> & {
  categories: Categories
  moment: string
  /** Of the products whose pictures the events name by their keys. */
  placed: Map<string, PlacedPicture[]>
  /** Those whose files are still there. */
  known: Set<string>
}

async function readPictures(db: Db, events: ChangeEvent[]) {
  const earlier = events.map(({ before }) => placedIn(recordedValues(before)) ?? [])
  const pictured = events.filter(
    ({ action, before }) => action === 'product.added' || placedIn(recordedValues(before)),
  )
  const ids = pictured.flatMap(({ subjectId }) => subjectId ?? [])
  const keys = earlier.flat()
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
  if (isWithdrawn) {
    if (action === 'product.added' && present.skipsUndone) return { kind: 'none', product }
    return { kind: 'refusal', product, reason: 'deleted' }
  }
  if (action === 'product.changed') {
    const earlier = withPresentName(categories, recordedValues(before))
    if (!earlier) return { kind: 'refusal', product, reason: 'category' }
    const later = recordedValues(after)
    const changed = withPresentName(categories, later) ?? later
    return reversedEdit(product, withoutPastMoment(earlier, moment), changed, present)
  }
  if (!isAsAdded(product, recordedValues(after), present)) {
    return { kind: 'refusal', product, reason: 'changed' }
  }
  return { kind: 'withdraw', product }
}

/** Also where a later change of it was undone, which raises its version twice. */
function isAsAdded(
  product: EditedProduct,
  added: RecordedValues,
  { categories, placed }: Present,
): boolean {
  if (added.version === product.version) return true
  const pictures = placedIn(added)
  if (!pictures || !areSame(placed.get(product.id) ?? [], pictures)) return false
  return differingFields(product, withPresentName(categories, added) ?? added).length === 0
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
  const changed = differingFields(before, after)
  const fields = present.skipsUndone ? differingFields(product, valuesIn(before, changed)) : changed
  if (differingFields(product, valuesIn(after, fields)).length > 0) {
    return { kind: 'refusal', product, reason: 'changed' }
  }
  if (present.skipsUndone && fields.length === 0 && !pictures) return { kind: 'none', product }
  const edit = { product, after: valuesIn(before, fields), ...(pictures ? { pictures } : {}) }
  return { kind: 'edit', edit }
}

/** The pictures before and after the undo, or why it cannot be. Undefined where it is not about any. */
function reversedPictures(
  { id }: EditedProduct,
  before: RecordedValues,
  after: RecordedValues,
  { placed, known, skipsUndone }: Present,
) {
  if (JSON.stringify(before.images) === JSON.stringify(after.images)) return undefined
  const [earlier, later] = [placedIn(before), placedIn(after)]
  if (!earlier || !later) return 'pictures'
  const current = placed.get(id) ?? []
  if (skipsUndone && areSame(current, earlier)) return undefined
  if (!areSame(current, later)) return 'changed'
  if (!earlier.every(({ pictureKey }) => known.has(pictureKey))) return 'picturesGone'
  return { before: current, after: earlier }
}

function areSame(one: PlacedPicture[], other: PlacedPicture[]) {
  return JSON.stringify(one) === JSON.stringify(other)
}
