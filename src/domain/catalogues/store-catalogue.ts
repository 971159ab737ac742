import { catalogueLimits, catalogueMessages } from '#contract/catalogues/catalogue.ts'
import type { CategoryCatalogue } from '#contract/catalogues/catalogue.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { contentHash } from '#platform/files/content-hash.ts'
import type { Upload } from '#platform/files/upload.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import { findCategories } from '../find-categories.ts'
import { requirePdf } from '../require-pdf.ts'
import { invalidCategory, requireCategory } from '../require-category.ts'
import { catalogueKeyOf, catalogueNameOf, catalogueOf } from './catalogue-rules.ts'
import type { CataloguesTable } from './catalogues-table.ts'
import { replaceCatalogue } from './replace-catalogue.ts'

/** A catalogue whose file is stored, and which no row names yet. */
export type StoredCatalogue = Omit<CataloguesTable, 'changedAt'>

const pdfRules = {
  field: 'categoryCatalogue',
  limits: catalogueLimits,
  messages: catalogueMessages,
}

/** The previous catalogue goes to the trash. The file is stored before its row, so that a row never names a missing file. */
export async function storeCatalogue(
  app: App,
  by: Actor,
  category: string,
  upload: Upload,
): Promise<CategoryCatalogue> {
  const present = (await findCategories(app)).presentNames.get(category)
  if (present === undefined) throw invalidCategory(catalogueMessages.noCategory)
  const stored = await storeCatalogueFile(app, present, upload)
  return catalogueOf(await inTransaction(app, (app) => saveCatalogue(app, by, stored)))
}

export async function storeCatalogueFile(
  app: App,
  category: string,
  upload: Upload,
): Promise<StoredCatalogue> {
  await requirePdf(upload, pdfRules)
  const { path, bytes } = upload
  const fileKey = catalogueKeyOf(await contentHash(path))
  await app.files.put(fileKey, { path, bytes })
  return { category, fileKey, originalName: catalogueNameOf(upload.originalName, category), bytes }
}

/** Belongs in a transaction. Raising the version first makes PostgreSQL run two uploads for one category one after the other. */
export async function saveCatalogue(app: App, by: Actor, stored: StoredCatalogue) {
  await raiseContentVersion(app)
  const category = await requireCategory(app.db, stored.category)
  const values = { ...stored, category, changedAt: now(app.clock) }
  await replaceCatalogue(app, by, 'catalogue.uploaded', values)
  return values
}
