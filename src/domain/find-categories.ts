import { categoryIcons, firstCategories } from '#contract/categories/category.ts'
import type { CategoryIcon, ShownCategory } from '#contract/categories/category.ts'
import { compileOnce } from '#platform/database/compile-once.ts'
import { textsIn } from '#platform/stored-lists.ts'
import type { App, Db } from './app.ts'
import { isPresent, presentOrLast } from './content/present-or-last.ts'

export type CategoryDeps = Pick<App, 'db' | 'content' | 'memory'>

export type Category = ShownCategory & {
  id: string
  /** The usual labels of its specifications. */
  labels: string[]
  isHidden: boolean
}

/** The categories of one content version, in their order. */
export type Categories = {
  all: Category[]
  /** Those that are not hidden. */
  shown: Category[]
  /** Of each present and each former name the present one. */
  presentNames: ReadonlyMap<string, string>
}

const categoriesMaker = { make: readCategories }

/**
 * From memory until the content changes. At the root of the domain, because every feature may name
 * a category. While they cannot be read they are those that were read last.
 */
export async function findCategories(app: CategoryDeps): Promise<Categories> {
  return (await presentOrLast(app, categoriesMaker)) ?? withoutDatabase
}

/** False where a change could not be read: what was made meanwhile must not be cached. */
export function hasPresentCategories(app: Omit<CategoryDeps, 'db'>) {
  return isPresent(app, categoriesMaker)
}

/** From the database, so that a use case decides by what is stored. */
export async function readCategories(db: Db): Promise<Categories> {
  const [rows, former] = await Promise.all([selectAll(db, {}), selectFormerNames(db, {})])
  const all = rows
    .filter(({ removedAt }) => removedAt === null)
    .map(({ id, name, icon, labels, hiddenAt }) => ({
      id,
      name,
      icon: iconOf(icon),
      labels: textsIn(labels),
      isHidden: hiddenAt !== null,
    }))
  return {
    all,
    shown: all.filter(({ isHidden }) => !isHidden),
    presentNames: presentNamesOf(rows, former),
  }
}

const selectAll = compileOnce((db: Db) =>
  db
    .selectFrom('categories')
    .select(['id', 'name', 'icon', 'labels', 'hiddenAt', 'removedAt', 'mergedInto'])
    .orderBy('place')
    .orderBy('id'),
)

const selectFormerNames = compileOnce((db: Db) =>
  db.selectFrom('formerCategoryNames').select(['name', 'categoryId']),
)

type Row = Awaited<ReturnType<typeof selectAll>>[number]
type FormerName = Awaited<ReturnType<typeof selectFormerNames>>[number]

/** A name that a category has now leads to no other that had it before. */
function presentNamesOf(rows: Row[], former: FormerName[]) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const removed = rows.filter(({ removedAt }) => removedAt !== null)
  const present = rows.filter(({ removedAt }) => removedAt === null)
  const names = [
    ...former,
    ...removed.map(({ id, name }) => ({ name, categoryId: id })),
    ...present.map(({ id, name }) => ({ name, categoryId: id })),
  ]
  return new Map(
    names.flatMap(({ name, categoryId }): [string, string][] => {
      const category = followMerges(byId, categoryId)
      return category ? [[name, category.name]] : []
    }),
  )
}

/** The category that has the products now. Undefined where it was removed without any. */
function followMerges(byId: Map<string, Row>, id: string) {
  let category = byId.get(id)
  while (category && category.removedAt !== null) category = byId.get(category.mergedInto ?? '')
  return category
}

export function iconOf(text: string): CategoryIcon {
  return categoryIcons.find((icon) => icon === text) ?? 'accessories'
}

const firstOnes = firstCategories.map((category) => ({
  ...category,
  id: category.icon,
  labels: [],
  isHidden: false,
}))

const withoutDatabase: Categories = {
  all: firstOnes,
  shown: firstOnes,
  presentNames: new Map(firstOnes.map(({ name }) => [name, name])),
}
