import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { takeCatalogue } from '../take-catalogue.ts'
import type { CataloguesTable } from './catalogues-table.ts'

type Replacement = 'catalogue.uploaded' | 'catalogue.restored'

/**
 * Gives a category this catalogue. The one that it had goes to the trash. Belongs in a transaction that
 * has raised the content version, so that on PostgreSQL two of one category follow one after the other.
 */
export async function replaceCatalogue(
  app: App,
  by: Actor,
  action: Replacement,
  catalogue: CataloguesTable,
) {
  const { category } = catalogue
  const former = await takeCatalogue(app, category)
  await app.db.insertInto('catalogues').values(catalogue).execute()
  await recordAudit(app, by, {
    action,
    subjectId: category,
    ...(former && { before: former }),
    after: catalogue,
  })
}
