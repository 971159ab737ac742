import { changeMessages } from '#contract/products/product-change.ts'
import { productMessages } from '#contract/products/product-messages.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App, Db } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { readCategories } from '../find-categories.ts'
import { Refusal } from '../refusal.ts'
import {
  beginChange,
  differingFields,
  readEdited,
  recordedValues,
  storeEdits,
  valuesIn,
  withoutPastMoment,
  withPresentName,
} from './edited-products.ts'
import type { EditedValues } from './edited-products.ts'
import { featuresAnew } from './fit-featured.ts'
import { findFeaturedRoom } from './featured-order.ts'

type Version = { productId: string; eventId: string }

/**
 * The fields as they were after an event of the history; pictures stay. It is a change like others,
 * so it can be undone. The id is null where nothing differs. Where Home has no room for the product,
 * it does not become featured again.
 */
export async function restoreProductVersion(app: App, by: Actor, { productId, eventId }: Version) {
  return inTransaction(app, async (app) => {
    const change = await beginChange(app, by)
    const [product] = await readEdited(app.db, [productId])
    if (!product) throw new Refusal('not-found', productMessages.notFound)
    if (product.withdrawnAt !== null) throw new Refusal('conflict', changeMessages.refused.deleted)
    const values = await findValuesAfter(app.db, { productId, eventId })
    const named = withPresentName(await readCategories(app.db), values)
    if (!named) throw new Refusal('conflict', changeMessages.refused.category)
    const earlier = withoutPastMoment(named, now(app.clock))
    const fields = differingFields(product, earlier)
    const isTooMany = featuresAnew(product, earlier) && (await findFeaturedRoom(app)) === 0
    const notFeatured = isTooMany ? [product.name] : []
    const after = valuesIn(
      earlier,
      fields.filter((field) => field !== 'featured' || !isTooMany),
    )
    if (Object.keys(after).length === 0) return { changeId: null, notFeatured }
    await storeEdits(app, change, [{ product, after }])
    await change.counts.store(app)
    return { changeId: change.id, notFeatured }
  })
}

/** What later events have changed, as it was before the first of them. */
async function findValuesAfter(db: Db, { productId, eventId }: Version) {
  const events = await db
    .selectFrom('audit')
    .select(['id', 'before', 'after'])
    .where('subjectId', '=', productId)
    .where('id', '>=', eventId)
    .where('action', 'in', ['product.added', 'product.changed', 'product.restored'])
    .orderBy('id', 'desc')
    .execute()
  if (events.at(-1)?.id !== eventId) throw new Refusal('not-found', changeMessages.unknownVersion)
  const values: EditedValues = {}
  for (const event of events.slice(0, -1)) {
    // A product that was restored from the trash has none.
    if (event.before === null) continue
    const before = recordedValues(event.before)
    Object.assign(values, valuesIn(before, differingFields(before, recordedValues(event.after))))
  }
  return values
}
