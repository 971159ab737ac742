import type { CategoryChangeForm } from '#contract/categories/category-form.ts'
import { categoryMessages } from '#contract/categories/category.ts'
import type { OfficeCategory } from '#contract/categories/category.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { refuseUnlessLatest } from '../refuse-unless-current.ts'
import { beginCategoryChange } from './begin-category-change.ts'
import { categoryColumnsOf } from './category-columns.ts'
import { dropFormerCatalogue } from './drop-former-catalogue.ts'
import { requireOfficeCategory } from './list-categories.ts'
import { moveProducts } from './move-products.ts'
import { orCategoryNameTaken } from './or-category-name-taken.ts'

type Change = { before: OfficeCategory; after: OfficeCategory; changedIn: number }

/** The same change again changes nothing and is not recorded. */
export async function changeCategory(
  app: App,
  by: Actor,
  id: string,
  { version, ...form }: CategoryChangeForm,
): Promise<OfficeCategory> {
  return orCategoryNameTaken(() =>
    inTransaction(app, async (app) => {
      const changedIn = await beginCategoryChange(app)
      const before = await requireOfficeCategory(app.db, id)
      const same = { ...before, ...form }
      if (JSON.stringify(before) === JSON.stringify(same)) return before
      refuseUnlessLatest(version, before.version, categoryMessages, { category: before })
      const after = { ...same, version: before.version + 1 }
      await app.db
        .updateTable('categories')
        .set({
          ...categoryColumnsOf(after),
          ...hiddenSince(app, before, after),
          version: after.version,
        })
        .where('id', '=', id)
        .execute()
      if (after.name !== before.name) await rename(app, by, { before, after, changedIn })
      else if (isFollowed(before, after)) await touchProducts(app, before.name, changedIn)
      await recordAudit(app, by, {
        action: 'category.changed',
        subjectId: id,
        before: auditFieldsOf(before),
        after: auditFieldsOf(after),
      })
      return after
    }),
  )
}

/** Its version says nothing to a reader of the audit. */
function auditFieldsOf({ version: _, ...category }: OfficeCategory) {
  return category
}

/** A category that stays hidden stays so since then. */
function hiddenSince({ clock }: App, before: OfficeCategory, after: OfficeCategory) {
  if (before.isHidden === after.isHidden) return {}
  return { hiddenAt: after.isHidden ? now(clock) : null }
}

async function rename(app: App, by: Actor, { before, after, changedIn }: Change) {
  await moveProducts(app, { from: before.name, to: after.name, changedIn })
  await dropFormerCatalogue(app, by, after.name)
  for (const table of ['catalogues', 'deletedCatalogues'] as const) {
    await app.db
      .updateTable(table)
      .set({ category: after.name })
      .where('category', '=', before.name)
      .execute()
  }
  await app.db
    .insertInto('formerCategoryNames')
    .values({ name: before.name, categoryId: after.id })
    .onConflict((existing) => existing.column('name').doUpdateSet({ categoryId: after.id }))
    .execute()
}

/** Lists and the search index hold these facts of a category with each of its products. */
function isFollowed(before: OfficeCategory, after: OfficeCategory) {
  const factsOf = ({ isHidden, synonyms }: OfficeCategory) => JSON.stringify([isHidden, synonyms])
  return factsOf(before) !== factsOf(after)
}

async function touchProducts({ db }: App, category: string, changedIn: number) {
  await db.updateTable('products').set({ changedIn }).where('category', '=', category).execute()
}
