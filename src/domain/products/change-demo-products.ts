import type { ProductForm } from '#contract/products/product-form.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import { house } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import { addProduct } from './change-products.ts'
import { recountCategories } from './change-category-counts.ts'

/**
 * All of them or none: a start that is killed here begins again. The counts are taken first, as locks:
 * of two processes that start on one new database the second finds it filled.
 */
export async function addDemoProducts(app: App, forms: ProductForm[]) {
  await inTransaction(app, async (app) => {
    await recountCategories(app)
    if (!(await canTakeDemoProducts(app))) return
    for (const form of forms) {
      const { id } = await addProduct(app, house, form)
      await app.db
        .insertInto('demoProducts')
        .values({ productId: id, addedAt: now(app.clock) })
        .execute()
    }
    await recordAudit(app, house, {
      action: 'demo-content.added',
      after: { products: forms.length },
    })
  })
}

/** Takes away exactly what came as demo content, edited or not, and leaves no trace of it on the site. */
export async function removeDemoProducts(app: App) {
  return inTransaction(app, async (app) => {
    const { numDeletedRows } = await app.db
      .deleteFrom('products')
      .where('id', 'in', (db) => db.selectFrom('demoProducts').select('productId'))
      .executeTakeFirstOrThrow()
    await recountCategories(app)
    const removed = Number(numDeletedRows)
    await recordAudit(app, house, { action: 'demo-content.removed', before: { products: removed } })
    await raiseContentVersion(app)
    return removed
  })
}

/** Once filled is filled for good: what was taken away does not come back at the next start. */
export async function canTakeDemoProducts(app: App) {
  const product = await app.db.selectFrom('products').select('id').limit(1).executeTakeFirst()
  const filled = await app.db
    .selectFrom('demoProducts')
    .select('productId')
    .limit(1)
    .executeTakeFirst()
  return !product && !filled
}
