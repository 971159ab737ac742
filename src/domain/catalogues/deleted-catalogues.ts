import { catalogueMessages } from '#contract/catalogues/catalogue.ts'
import { trashMessages } from '#contract/trash/trash.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import { system } from '../audit/actor.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit, recordAudits } from '../audit/record-audit.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import { purgeExpired } from '../deleted-rows.ts'
import { readCategories } from '../find-categories.ts'
import { Refusal } from '../refusal.ts'
import { replaceCatalogue } from './replace-catalogue.ts'

/** One that its category has meanwhile goes to the trash. Gives the name of the file. */
export async function restoreCatalogue(app: App, by: Actor, id: string) {
  return inTransaction(app, async (app) => {
    await raiseContentVersion(app)
    const { id: _, deletedAt: __, ...catalogue } = await takeDeleted(app, id)
    const { category } = catalogue
    // One that was merged into another may come back, with its catalogue.
    if (!(await readCategories(app.db)).all.some(({ name }) => name === category)) {
      throw new Refusal('conflict', catalogueMessages.noCategoryToRestore(category))
    }
    await replaceCatalogue(app, by, 'catalogue.restored', catalogue)
    return catalogue.originalName
  })
}

/** Gives the name of the file, which the next sweep deletes. */
export async function purgeCatalogue(app: App, by: Actor, id: string) {
  return inTransaction(app, async (app) => {
    const { category, originalName } = await takeDeleted(app, id)
    await recordAudit(app, by, { action: 'catalogue.purged', subjectId: category })
    return originalName
  })
}

export async function purgeOldCatalogues(app: App, signal: AbortSignal) {
  return purgeExpired(app, 'deletedCatalogues', purgeCatalogues, signal)
}

async function takeDeleted({ db }: App, id: string) {
  const deleted = await db
    .deleteFrom('deletedCatalogues')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!deleted) throw new Refusal('not-found', trashMessages.notFound)
  return deleted
}

async function purgeCatalogues(app: App, ids: string[]) {
  const purged = await app.db
    .deleteFrom('deletedCatalogues')
    .where('id', 'in', ids)
    .returning('category')
    .execute()
  const entries = purged.map(({ category }) => ({
    action: 'catalogue.purged' as const,
    subjectId: category,
  }))
  await recordAudits(app, system, entries)
}
