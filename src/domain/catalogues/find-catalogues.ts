import type { CategoryCatalogue } from '#contract/catalogues/catalogue.ts'
import { compileOnce } from '#platform/database/compile-once.ts'
import type { App, Db } from '../app.ts'
import { findCategories } from '../find-categories.ts'
import type { CategoryDeps } from '../find-categories.ts'
import { catalogueKeyOf, catalogueOf } from './catalogue-rules.ts'

const columns = ['category', 'fileKey', 'originalName'] as const

/** A catalogue's file in the store, and the name that a person is given for it. */
export type CatalogueFile = { fileKey: string; originalName: string }

/** The catalogues there are, in no order. */
export async function findCatalogues(db: Db): Promise<CategoryCatalogue[]> {
  return (await selectCatalogues(db, {})).map(catalogueOf)
}

const selectCatalogues = compileOnce((db: Db) => db.selectFrom('catalogues').select(columns))

/** The same for public pages and calls, from memory until the content changes. */
export function findPublicCatalogues({ db, content, memory }: App) {
  return memory.read(findCatalogues, content.current, () => findCatalogues(db))
}

/** What visitors can download of these categories: the uploaded PDF, else the one made of the products. */
export async function findOfferedCatalogues(
  app: App,
  categories: string[],
): Promise<CategoryCatalogue[]> {
  const uploaded = await findPublicCatalogues(app)
  return [...new Set(categories)].map(
    (category) => uploaded.find((one) => one.category === category) ?? printedCatalogue(category),
  )
}

function printedCatalogue(category: string): CategoryCatalogue {
  return {
    category,
    url: `/category-catalogue/${encodeURIComponent(category)}`,
    originalName: `${category} catalogue.pdf`,
  }
}

export async function findCatalogue(
  db: Db,
  category: string,
): Promise<CategoryCatalogue | undefined> {
  const row = await findRow(db, category)
  return row && catalogueOf(row)
}

/** The catalogue at the address of a category. */
export async function findCategoryFile(
  db: Db,
  category: string,
): Promise<CatalogueFile | undefined> {
  return findRow(db, category)
}

/**
 * A removed catalogue is not served, though its file may still be in the store; nor is that of a
 * category which is hidden, or not there any more.
 */
export async function findAddressedFile(
  app: CategoryDeps,
  hash: string,
  address: string,
): Promise<CatalogueFile | undefined> {
  const { shown } = await findCategories(app)
  const rows = await app.db
    .selectFrom('catalogues')
    .select(columns)
    .where('fileKey', '=', catalogueKeyOf(hash))
    .execute()
  return rows.find(
    (row) => catalogueOf(row).url === address && shown.some(({ name }) => name === row.category),
  )
}

function findRow(db: Db, category: string) {
  return db
    .selectFrom('catalogues')
    .select(columns)
    .where('category', '=', category)
    .executeTakeFirst()
}
