import { categoryMessages } from '#contract/categories/category.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App, Db } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { Refusal } from '../refusal.ts'
import { beginCategoryChange } from './begin-category-change.ts'
import { requireOfficeCategory } from './list-categories.ts'

/**
 * One without any product, also in the trash. Products that were deleted for ever do not count: nobody
 * could move them elsewhere. The page that says that they are gone links to no removed category.
 */
export async function removeCategory(app: App, by: Actor, id: string) {
  await inTransaction(app, async (app) => {
    await beginCategoryChange(app)
    const before = await requireOfficeCategory(app.db, id)
    const count = await countAll(app.db, before.name)
    if (count > 0) throw new Refusal('conflict', categoryMessages.hasProducts(before.name, count))
    await app.db
      .updateTable('categories')
      .set({ removedAt: now(app.clock) })
      .where('id', '=', id)
      .execute()
    await recordAudit(app, by, { action: 'category.removed', subjectId: id, before })
  })
}

async function countAll(db: Db, category: string) {
  const { count } = await db
    .selectFrom('products')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('category', '=', category)
    .where('purgedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
