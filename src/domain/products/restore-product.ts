import { trashMessages } from '#contract/trash/trash.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { Refusal } from '../refusal.ts'
import { beginChange, readEdited, restoreEdited } from './edited-products.ts'

/** From the trash back on the lists, with its pictures. */
export async function restoreProduct(app: App, by: Actor, id: string) {
  return inTransaction(app, async (app) => {
    const change = await beginChange(app, by)
    const [product] = await readEdited(app.db, [id])
    if (!product || product.withdrawnAt === null || product.purgedAt !== null) {
      throw new Refusal('not-found', trashMessages.notFound)
    }
    await restoreEdited(app, change, [product])
    await change.counts.store(app)
    return { name: product.name }
  })
}
