import type { Role } from '#contract/accounts/permissions.ts'
import { trashMessages } from '#contract/trash/trash.ts'
import type { RefusedItem, TrashKind } from '#contract/trash/trash.ts'
import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { restoreTrashedNote } from '../customer-directory/note-on-customer.ts'
import { restoreSubmissions } from '../follow-ups/delete-submissions.ts'
import type { SubmissionKind } from '../follow-ups/set-follow-up.ts'
import { restoreImage } from '../image-lists/delete-image.ts'
import { restoreProductDocument } from '../product-documents/change-product-documents.ts'
import { restoreProducts } from '../products/restore-product.ts'
import { isRefusal } from '../refusal.ts'
import { takeTemplateFromTrash } from '../reply-templates/delete-reply-template.ts'
import { orNameTaken } from '../reply-templates/or-name-taken.ts'
import { findTrashNames } from './find-trash.ts'
import type { TrashFilter } from './find-trash.ts'

type ItemId = { kind: TrashKind; id: string }

type Selection = { items?: ItemId[] | undefined; filter: TrashFilter; role: Role }

/**
 * What was selected by ids, or all that the filter finds, all in one transaction. What cannot be
 * restored, or not by the role, stays in the trash and is named.
 */
export async function restoreSeveral(app: App, by: Actor, { items, filter, role }: Selection) {
  const restore = async (app: App) => {
    const found = await findSelected(app, { items, filter, role })
    const refused = missingOf(items ?? [], found)
    const notFeatured: string[] = []
    let count = 0
    for (const [kind, restore] of restorers) {
      const ofKind = found.filter((item) => item.kind === kind)
      if (ofKind.length === 0) continue
      const restored = await restore(
        app,
        by,
        ofKind.map(({ id }) => id),
      )
      const left = ofKind.filter(({ id }) => restored.reasons.has(id))
      refused.push(
        ...left.map((item) => ({ ...item, reason: restored.reasons.get(item.id) ?? '' })),
      )
      notFeatured.push(...(restored.notFeatured ?? []))
      count += ofKind.length - left.length
    }
    return { count, refused, notFeatured }
  }
  // The index refuses a name that another template has got meanwhile, and PostgreSQL then all of it.
  return orNameTaken(() => inTransaction(app, restore))
}

async function findSelected({ db }: App, { items, filter, role }: Selection) {
  if (!items) return findTrashNames(db, role, filter)
  const found = await findTrashNames(db, role, { ids: items.map(({ id }) => id) })
  return found.filter((item) => items.some(({ kind, id }) => kind === item.kind && id === item.id))
}

function missingOf(items: ItemId[], found: ItemId[]): RefusedItem[] {
  const isFound = ({ kind, id }: ItemId) =>
    found.some((other) => other.id === id && other.kind === kind)
  const missing = items.filter((item) => !isFound(item))
  return missing.map((item) => ({ ...item, name: null, reason: trashMessages.notFound }))
}

type Restored = { reasons: Map<string, string>; notFeatured?: string[] }

type Restorer = (app: App, by: Actor, ids: string[]) => Promise<Restored>

/** What the site shows first: those restorations wait for a lock that other changes take first too. */
const restorers: [TrashKind, Restorer][] = [
  ['product', restoreSeveralProducts],
  ['document', oneByOne(restoreProductDocument)],
  ['image', oneByOne((app, by, id) => restoreImage(app, by, 'gallery', id))],
  ['partner', oneByOne((app, by, id) => restoreImage(app, by, 'partners', id))],
  ['client', oneByOne((app, by, id) => restoreImage(app, by, 'clients', id))],
  ['enquiry', submissions('enquiry')],
  ['message', submissions('contact')],
  ['note', oneByOne(restoreTrashedNote)],
  ['template', oneByOne(takeTemplateFromTrash)],
  ['catalogue', leaveCatalogues],
]

async function restoreSeveralProducts(app: App, by: Actor, ids: string[]): Promise<Restored> {
  const { restored, notFeatured } = await restoreProducts(app, by, ids)
  return { reasons: goneOf(ids, new Set(restored.map(({ id }) => id))), notFeatured }
}

function submissions(kind: SubmissionKind): Restorer {
  return async (app, by, ids) => ({
    reasons: goneOf(ids, new Set(await restoreSubmissions(app, by, ids, kind))),
  })
}

function goneOf(ids: string[], restored: Set<string>) {
  const gone = ids.filter((id) => !restored.has(id))
  return new Map(gone.map((id) => [id, trashMessages.notFound]))
}

/** Each would put the present one of its category into the trash unasked. */
async function leaveCatalogues(_: App, __: Actor, ids: string[]): Promise<Restored> {
  return { reasons: new Map(ids.map((id) => [id, trashMessages.catalogueAlone])) }
}

function oneByOne(restore: (app: App, by: Actor, id: string) => Promise<unknown>): Restorer {
  return async (app, by, ids) => {
    const yieldIfDue = yieldRegularly()
    const reasons = new Map<string, string>()
    for (const id of ids) {
      const reason = await restore(app, by, id).then(() => undefined, reasonIn)
      if (reason) reasons.set(id, reason)
      await yieldIfDue()
    }
    return { reasons }
  }
}

/** A refusal is one of this item alone. Anything else ends the transaction. */
function reasonIn(error: unknown) {
  if (isRefusal(error)) return error.message
  throw error
}
