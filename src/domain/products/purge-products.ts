import { retention } from '#contract/privacy/retention.ts'
import { trashMessages } from '#contract/trash/trash.ts'
import { ago, day, now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import { system } from '../audit/actor.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudits } from '../audit/record-audit.ts'
import { Refusal } from '../refusal.ts'
import { readEdited } from './edited-products.ts'

const atOnce = 100

/** What has been in the trash long enough is deleted for ever. The sweep of pictures takes their files. */
export async function purgeOldProducts(app: App, signal: AbortSignal) {
  const before = ago(app.clock, retention.trashDays * day)
  let purged = 0
  while (!signal.aborted) {
    const rows = await app.db
      .selectFrom('products')
      .select('id')
      .where('withdrawnAt', '<=', before)
      .where('purgedAt', 'is', null)
      .limit(atOnce)
      .execute()
    purged += await purgeProducts(
      app,
      system,
      rows.map(({ id }) => id),
    )
    if (rows.length < atOnce) break
  }
  return purged
}

/** One of the trash. Gives its name. */
export async function purgeProduct(app: App, by: Actor, id: string) {
  return inTransaction(app, async (app) => {
    const purged = await purgeProducts(app, by, [id])
    if (purged === 0) throw new Refusal('not-found', trashMessages.notFound)
    const [product] = await readEdited(app.db, [id])
    return product?.name ?? ''
  })
}

/** Of withdrawn products. The rows stay for the audit, and for the page that says that it is gone. */
export async function purgeProducts(app: App, by: Actor, ids: string[]) {
  if (ids.length === 0) return 0
  return inTransaction(app, async (app) => {
    const purged = await app.db
      .updateTable('products')
      .set({ purgedAt: now(app.clock) })
      .where('id', 'in', ids)
      .where('withdrawnAt', 'is not', null)
      .where('purgedAt', 'is', null)
      .returning('id')
      .execute()
    await removeBelongings(
      app,
      purged.map(({ id }) => id),
    )
    await recordAudits(
      app,
      by,
      purged.map(({ id }) => ({ action: 'product.purged', subjectId: id })),
    )
    return purged.length
  })
}

/** Only rows: the sweeps delete the files that no row names. */
async function removeBelongings({ db }: App, ids: string[]) {
  if (ids.length === 0) return
  await db.deleteFrom('productPictures').where('productId', 'in', ids).execute()
  await db.deleteFrom('replacedPictures').where('productId', 'in', ids).execute()
  await db.deleteFrom('productDocuments').where('productId', 'in', ids).execute()
  await db
    .deleteFrom('accessories')
    .where((pair) => pair.or([pair('productId', 'in', ids), pair('accessoryId', 'in', ids)]))
    .execute()
}
