import { allCategories, categoryFaults } from '#contract/categories/category.ts'
import type { Db } from './app.ts'
import { findCategories, readCategories } from './find-categories.ts'
import type { Categories, CategoryDeps } from './find-categories.ts'
import { folded } from './fold-text.ts'
import { Refusal } from './refusal.ts'

/**
 * The present name of a category that a form names. Belongs in a transaction that has raised the
 * content version: every change of the categories raises it first, so none of them comes between.
 */
export async function requireCategory(db: Db, name: string): Promise<string> {
  return presentNameIn(await readCategories(db), name)
}

export function presentNameIn(categories: Categories, name: string): string {
  const present = categories.presentNames.get(name)
  if (present === undefined) throw invalidCategory(categoryFaults.ofProduct(namesOf(categories)))
  return present
}

export function namesOf({ all }: Categories) {
  return all.map(({ name }) => name)
}

export function invalidCategory(text: string, field = 'category') {
  return new Refusal('invalid', text, { fields: { [field]: text } })
}

/** All stays All. Undefined where none of them has or had the name, in whatever letters: `laptops` are Laptops. */
export async function findPresentName(
  app: CategoryDeps,
  category: string,
  among: 'all' | 'shown',
): Promise<string | undefined> {
  if (category === allCategories) return category
  const categories = await findCategories(app)
  const present = categories.presentNames.get(category) ?? nameAlike(categories, category)
  if (present === allCategories) return present
  return categories[among].find(({ name }) => name === present)?.name
}

function nameAlike({ presentNames }: Categories, typed: string) {
  const wanted = folded(typed)
  const isWanted = (name: string) => folded(name) === wanted
  if (isWanted(allCategories)) return allCategories
  return [...presentNames].find(([name]) => isWanted(name))?.[1]
}

type CategoryQuery = { category?: string | undefined }

/** A query of a list with the present name of its category. Refuses a category that does not exist. */
export async function withPresentCategory<Query extends CategoryQuery>(
  app: CategoryDeps,
  query: Query,
  among: 'all' | 'shown',
): Promise<Query> {
  const { category } = query
  if (category === undefined) return query
  const present = await findPresentName(app, category, among)
  if (present !== undefined) return { ...query, category: present }
  const categories = await findCategories(app)
  throw invalidCategory(categoryFaults.ofQuery(categories[among].map(({ name }) => name)))
}
