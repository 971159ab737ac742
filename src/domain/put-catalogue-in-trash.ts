import { now } from '#platform/clock/clock.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from './app.ts'
import type { Tables } from './tables.ts'

/** Belongs in the transaction that takes the catalogue from its category. Gives the row for its audit event. */
export async function putCatalogueInTrash(app: App, catalogue: Tables['catalogues']) {
  const deleted = { ...catalogue, id: newId(), deletedAt: now(app.clock) }
  await app.db.insertInto('deletedCatalogues').values(deleted).execute()
  return deleted
}
