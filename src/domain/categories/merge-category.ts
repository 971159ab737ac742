import { categoryMessages } from '#contract/categories/category.ts'
import type { CategoryMerge } from '#contract/categories/category.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App, Db } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { Refusal } from '../refusal.ts'
import { beginCategoryChange } from './begin-category-change.ts'
import { requireOfficeCategory } from './list-categories.ts'
import { moveProducts } from './move-products.ts'

/** What a merge would move now. */
export async function previewMerge(db: Db, id: string): Promise<CategoryMerge> {
  const { name } = await requireOfficeCategory(db, id)
  const rows = await db
    .selectFrom('products')
    .select((row) => [
      row('draftUntil', 'is', null).as('isPublished'),
      row('withdrawnAt', 'is', null).as('isListed'),
      row.fn.countAll<number>().as('count'),
    ])
    .where('category', '=', name)
    .where('purgedAt', 'is', null)
    .groupBy(['draftUntil', 'withdrawnAt'])
    .execute()
  const catalogue = await db
    .selectFrom('catalogues')
    .select('category')
    .where('category', '=', name)
    .executeTakeFirst()
  const merge = { published: 0, drafts: 0, deleted: 0, hasCatalogue: catalogue !== undefined }
  for (const { isPublished, isListed, count } of rows) {
    if (!isListed) merge.deleted += count
    else if (isPublished) merge.published += count
    else merge.drafts += count
  }
  return merge
}

type Merge = { id: string; into: string }

/** Which products it had is stored, so that it can be restored with them. Returns both names. */
export async function mergeCategory(app: App, by: Actor, { id, into }: Merge) {
  return inTransaction(app, async (app) => {
    const changedIn = await beginCategoryChange(app)
    const merged = await requireOfficeCategory(app.db, id)
    const target = await requireOfficeCategory(app.db, into)
    if (id === into) throw intoItself()
    await rememberProducts(app.db, id, merged.name)
    await moveProducts(app, { from: merged.name, to: target.name, changedIn })
    await app.db
      .updateTable('categories')
      .set((row) => ({ products: row('products', '+', merged.products) }))
      .where('id', '=', into)
      .execute()
    await app.db
      .updateTable('categories')
      .set({ products: 0, removedAt: now(app.clock), mergedInto: into })
      .where('id', '=', id)
      .execute()
    await recordAudit(app, by, {
      action: 'category.merged',
      subjectId: id,
      before: merged,
      after: { into: target.name },
    })
    return { name: merged.name, into: target.name }
  })
}

function intoItself() {
  const text = categoryMessages.intoItself
  return new Refusal('invalid', text, { fields: { into: text } })
}

async function rememberProducts(db: Db, categoryId: string, name: string) {
  await db
    .insertInto('mergedProducts')
    .columns(['categoryId', 'productId'])
    .expression((row) =>
      row
        .selectFrom('products')
        .select((product) => [product.val(categoryId).as('categoryId'), 'id'])
        .where('category', '=', name),
    )
    .execute()
}
