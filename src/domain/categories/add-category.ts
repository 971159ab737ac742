import type { CategoryForm } from '#contract/categories/category-form.ts'
import { categoryLimits, categoryMessages } from '#contract/categories/category.ts'
import type { OfficeCategory } from '#contract/categories/category.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App, Db } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { Refusal } from '../refusal.ts'
import { beginCategoryChange } from './begin-category-change.ts'
import { categoryColumnsOf } from './category-columns.ts'
import { dropFormerCatalogue } from './drop-former-catalogue.ts'
import { findCategoryOrder } from './list-categories.ts'
import { orCategoryNameTaken } from './or-category-name-taken.ts'

/** After the others. */
export async function addCategory(
  app: App,
  by: Actor,
  form: CategoryForm,
): Promise<OfficeCategory> {
  const id = newId()
  await orCategoryNameTaken(() =>
    inTransaction(app, async (app) => {
      await beginCategoryChange(app)
      if ((await findCategoryOrder(app.db)).length >= categoryLimits.categories) {
        throw new Refusal('conflict', categoryMessages.tooMany)
      }
      const row = {
        ...categoryColumnsOf(form),
        id,
        place: (await findLastPlace(app.db)) + 1,
        products: 0,
        version: 1,
        hiddenAt: form.isHidden ? now(app.clock) : null,
        removedAt: null,
        mergedInto: null,
      }
      await app.db.insertInto('categories').values(row).execute()
      await dropFormerCatalogue(app, by, form.name)
      await recordAudit(app, by, { action: 'category.added', subjectId: id, after: form })
    }),
  )
  return { id, ...form, products: 0, version: 1 }
}

/** Counts the removed ones, which are restored at their place. */
async function findLastPlace(db: Db) {
  const { last } = await db
    .selectFrom('categories')
    .select((row) => row.fn.max<number | null>('place').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}
