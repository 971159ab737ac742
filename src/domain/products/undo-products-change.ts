import { changeMessages } from '#contract/products/product-change.ts'
import type { RefusedProduct } from '#contract/products/product-change.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App, Db } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { Refusal } from '../refusal.ts'
import {
  beginChange,
  editedAtOnce,
  rowsOfEdit,
  restoreEdited,
  storeEdits,
  withdrawEdited,
} from './edited-products.ts'
import { featuresAnew, fitFeatured } from './fit-featured.ts'
import type { ProductsChange } from './edited-products.ts'
import { planReversals } from './product-reversals.ts'
import type { Reversal, UndoOptions } from './product-reversals.ts'

type UndoneChange = {
  changeId: string | null
  count: number
  refused: RefusedProduct[]
  /** The names of those that are not featured again, since Home has no room for them. */
  notFeatured: string[]
}

/**
 * Reverses a change of products exactly. A product that somebody has changed since is left as it is
 * and named. The undo is a change too, so that it can be undone.
 */
export async function undoProductsChange(
  app: App,
  by: Actor,
  changeId: string,
  options: UndoOptions = {},
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
      const reversals = await withinFeatured(app, await planReversals(app, events, options))
      await store(app, undo, reversals)
      const refusals = reversals.flatMap(refusedIn)
      refused.push(...refusals)
      notFeatured.push(...reversals.flatMap(unfeaturedIn))
      const left = reversals.filter(isLeft).length
      count += reversals.length - left
      if (app.rowProgress) app.rowProgress.total -= left * rowsOfEdit
      await undo.yieldIfDue()
    }
    if (!isKnown) throw new Refusal('not-found', changeMessages.unknownChange)
    await undo.counts.store(app)
    return { changeId: count > 0 ? undo.id : null, count, refused, notFeatured }
  })
}

/** What an undo would do now with each product of a change, some hundred at once. Nothing is stored. */
export async function* planUndo(app: App, changeId: string, options: UndoOptions) {
  for await (const events of eventsOf(app.db, changeId)) {
    yield await withinFeatured(app, await planReversals(app, events, options))
  }
}

const undoneActions = [
  'product.added',
  'product.changed',
  'product.restored',
  'product.withdrawn',
] as const

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

function isLeft(reversal: Reversal) {
  return reversal.kind === 'refusal' || reversal.kind === 'none'
}

function unfeaturedIn(reversal: Reversal): string[] {
  if (isLeft(reversal) || !reversal.isUnfeatured) return []
  return [reversal.kind === 'edit' ? reversal.edit.product.name : reversal.product.name]
}

function refusedIn(reversal: Reversal): RefusedProduct[] {
  if (reversal.kind !== 'refusal') return []
  const { id, name } = reversal.product
  return [{ id, name, reason: changeMessages.refused[reversal.reason] }]
}
