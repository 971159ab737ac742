import { now } from '#platform/clock/clock.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from './app.ts'
import type { Tables } from './tables.ts'

/** Belongs in the transaction that takes the catalogue from its category. Gives what its audit event says of it. */
export async function putCatalogueInTrash(app: App, catalogue: Tables['catalogues']) {
  const trashId = newId()
  const deleted = { ...catalogue, id: trashId, deletedAt: now(app.clock) }
  await app.db.insertInto('deletedCatalogues').values(deleted).execute()
  return { ...catalogue, trashId }
}
