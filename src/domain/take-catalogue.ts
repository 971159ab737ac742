import { now } from '#platform/clock/clock.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from './app.ts'

/**
 * Takes the catalogue from its category, to the trash. Belongs in a transaction. Gives what its audit event
 * says of it; undefined where the category has none.
 */
export async function takeCatalogue(app: App, category: string) {
  const catalogue = await app.db
    .deleteFrom('catalogues')
    .where('category', '=', category)
    .returningAll()
    .executeTakeFirst()
  if (!catalogue) return undefined
  const trashId = newId()
  const deleted = { ...catalogue, id: trashId, deletedAt: now(app.clock) }
  await app.db.insertInto('deletedCatalogues').values(deleted).execute()
  return { ...catalogue, trashId }
}
