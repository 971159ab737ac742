import { productMessages } from '#contract/products/product-messages.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import { Refusal } from '../refusal.ts'
import { takeFromCount } from './count-by-category.ts'
import { findProductRecord } from './find-products.ts'
import { removePictures } from './store-product-pictures.ts'

/** Removes the product from lists and search for good. The row stays for the audit, without its pictures. */
export async function withdrawProduct(app: App, by: Actor, id: string) {
  const withdrawn = await withdrawProducts(app, by, [id])
  if (withdrawn === 0) throw new Refusal('not-found', productMessages.notFound)
}

/** All or none. Products that are already withdrawn are not counted. */
export async function withdrawProducts(app: App, by: Actor, ids: string[]) {
  return inTransaction(app, async (app) => {
    const changedIn = await raiseContentVersion(app)
    let withdrawn = 0
    for (const id of new Set(ids)) {
      const before = await findProductRecord(app.db, id)
      if (!before) continue
      await withdraw(app, by, before, changedIn)
      withdrawn++
    }
    return withdrawn
  })
}

async function withdraw(app: App, by: Actor, before: ProductRecord, changedIn: number) {
  const { id, category } = before
  await removePictures(app, id)
  const withdrawnAt = now(app.clock)
  await app.db
    .updateTable('products')
    .set({ withdrawnAt, changedIn })
    .where('id', '=', id)
    .execute()
  await takeFromCount(app, category)
  await recordAudit(app, by, { action: 'product.withdrawn', subjectId: id, before })
}
