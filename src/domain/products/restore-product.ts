import { trashMessages } from '#contract/trash/trash.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { Refusal } from '../refusal.ts'
import { beginChange, readEdited, restoreEdited } from './edited-products.ts'
import { findFeaturedRoom } from './featured-order.ts'

/** From the trash back on the lists, with its pictures; featured only where Home has room for it. */
export async function restoreProduct(app: App, by: Actor, id: string) {
  return inTransaction(app, async (app) => {
    const change = await beginChange(app, by)
    const [product] = await readEdited(app.db, [id])
    if (!product || product.withdrawnAt === null || product.purgedAt !== null) {
      throw new Refusal('not-found', trashMessages.notFound)
    }
    const isFeatured = product.featured === 'Yes' && (await findFeaturedRoom(app)) > 0
    const featured = isFeatured ? 'Yes' : 'No'
    await restoreEdited(app, change, [{ ...product, featured }])
    await change.counts.store(app)
    return { name: product.name, notFeatured: featured === product.featured ? [] : [product.name] }
  })
}
