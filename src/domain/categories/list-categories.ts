import { categoryLimits, categoryMessages } from '#contract/categories/category.ts'
import type { OfficeCategory, RemovedCategory } from '#contract/categories/category.ts'
import { textsIn } from '#platform/stored-lists.ts'
import type { Db } from '../app.ts'
import type { CategoriesTable } from '../categories-table.ts'
import { iconOf, readCategories } from '../find-categories.ts'
import type { OrderedRow } from '../order-rules.ts'
import { Refusal } from '../refusal.ts'

const columns = [
  'id',
  'name',
  'icon',
  'synonyms',
  'labels',
  'hiddenAt',
  'products',
  'version',
] as const

/** Those there are, in their order. There can be so few that the list has no pages. */
export async function listCategories(db: Db): Promise<OfficeCategory[]> {
  const rows = await presentCategories(db).select(columns).orderBy('place').orderBy('id').execute()
  return rows.map(officeCategoryOf)
}

export async function requireOfficeCategory(db: Db, id: string): Promise<OfficeCategory> {
  const row = await presentCategories(db).select(columns).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not-found', categoryMessages.notFound)
  return officeCategoryOf(row)
}

/** The last ones first. */
export async function listRemovedCategories(db: Db): Promise<RemovedCategory[]> {
  const { presentNames } = await readCategories(db)
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'name', 'removedAt', 'mergedInto'])
    .where('removedAt', 'is not', null)
    .orderBy('removedAt', 'desc')
    .limit(categoryLimits.removed)
    .execute()
  return rows.map(({ removedAt, mergedInto, ...category }) => ({
    ...category,
    removedAt: removedAt ?? '',
    mergedInto: mergedInto === null ? null : (presentNames.get(category.name) ?? null),
  }))
}

export async function findCategoryOrder(db: Db): Promise<OrderedRow[]> {
  return presentCategories(db).select(['id', 'place']).orderBy('place').orderBy('id').execute()
}

function presentCategories(db: Db) {
  return db.selectFrom('categories').where('removedAt', 'is', null)
}

function officeCategoryOf(row: Pick<CategoriesTable, (typeof columns)[number]>): OfficeCategory {
  const { icon, synonyms, labels, hiddenAt, ...category } = row
  return {
    ...category,
    icon: iconOf(icon),
    synonyms: textsIn(synonyms),
    labels: textsIn(labels),
    isHidden: hiddenAt !== null,
  }
}
