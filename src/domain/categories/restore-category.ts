import { categoryMessages } from '#contract/categories/category.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App, Db } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { readCategories } from '../find-categories.ts'
import { Refusal } from '../refusal.ts'
import { beginCategoryChange } from './begin-category-change.ts'
import { moveProducts } from './move-products.ts'
import { orCategoryNameTaken } from './or-category-name-taken.ts'

/** How many products came back, and how many have been moved elsewhere since. */
type Restored = { wasMerged: boolean; count: number; left: number }

/** At the place that it had, with those of its products that are still where the merge has put them. */
export async function restoreCategory(app: App, by: Actor, id: string): Promise<Restored> {
  return orCategoryNameTaken(() =>
    inTransaction(app, async (app) => {
      const changedIn = await beginCategoryChange(app)
      const { name, mergedInto } = await requireRemoved(app.db, id)
      const holder = mergedInto && (await readCategories(app.db)).presentNames.get(name)
      await app.db
        .updateTable('categories')
        .set({ removedAt: null, mergedInto: null })
        .where('id', '=', id)
        .execute()
      const counted = holder
        ? await moveBack(app, { id, name, holder, changedIn })
        : { count: 0, left: 0 }
      await app.db.deleteFrom('mergedProducts').where('categoryId', '=', id).execute()
      await recordAudit(app, by, {
        action: 'category.restored',
        subjectId: id,
        after: { name, ...counted },
      })
      return { wasMerged: mergedInto !== null, ...counted }
    }),
  )
}

async function requireRemoved(db: Db, id: string) {
  const removed = await db
    .selectFrom('categories')
    .select(['name', 'mergedInto'])
    .where('id', '=', id)
    .where('removedAt', 'is not', null)
    .executeTakeFirst()
  if (!removed) throw new Refusal('not-found', categoryMessages.notFound)
  return removed
}

type MoveBack = { id: string; name: string; holder: string; changedIn: number }

async function moveBack(app: App, { id, name, holder, changedIn }: MoveBack) {
  const groups = await countMerged(app.db, id)
  const returning = groups.filter(({ category }) => category === holder)
  const published = sumOf(returning.filter(({ isPublished }) => isPublished))
  await moveProducts(app, { from: holder, to: name, changedIn, ids: { mergedFrom: id } })
  await addToCount(app.db, holder, -published)
  await addToCount(app.db, name, published)
  const count = sumOf(returning)
  return { count, left: sumOf(groups) - count }
}

/** Where its products are now. A query of one group each would be planned as if there were few. */
async function countMerged(db: Db, categoryId: string) {
  return db
    .selectFrom('mergedProducts')
    .innerJoin('products', 'products.id', 'mergedProducts.productId')
    .select((row) => [
      'category',
      row.and([row('draftUntil', 'is', null), row('withdrawnAt', 'is', null)]).as('isPublished'),
      row.fn.countAll<number>().as('count'),
    ])
    .where('categoryId', '=', categoryId)
    .where('purgedAt', 'is', null)
    .groupBy(['category', 'draftUntil', 'withdrawnAt'])
    .execute()
}

function sumOf(groups: { count: number }[]) {
  return groups.reduce((sum, { count }) => sum + count, 0)
}

async function addToCount(db: Db, name: string, by: number) {
  await db
    .updateTable('categories')
    .set((row) => ({ products: row('products', '+', by) }))
    .where('name', '=', name)
    .where('removedAt', 'is', null)
    .execute()
}
