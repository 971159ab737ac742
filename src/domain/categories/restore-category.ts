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
  const { db } = app
  const published = await countMerged(db, id, { category: holder, isPublished: true })
  const count = await countMerged(db, id, { category: holder })
  const all = await countMerged(db, id)
  await moveProducts(app, { from: holder, to: name, changedIn, ids: { mergedFrom: id } })
  for (const [category, by] of [
    [holder, -published],
    [name, published],
  ] as const) {
    await db
      .updateTable('categories')
      .set((row) => ({ products: row('products', '+', by) }))
      .where('name', '=', category)
      .where('removedAt', 'is', null)
      .execute()
  }
  return { count, left: all - count }
}

type Counted = { category?: string; isPublished?: true }

async function countMerged(db: Db, categoryId: string, { category, isPublished }: Counted = {}) {
  let merged = db
    .selectFrom('mergedProducts')
    .innerJoin('products', 'products.id', 'mergedProducts.productId')
    .where('categoryId', '=', categoryId)
    .where('purgedAt', 'is', null)
  if (category) merged = merged.where('category', '=', category)
  if (isPublished) merged = merged.where('withdrawnAt', 'is', null).where('draftUntil', 'is', null)
  const { count } = await merged
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
