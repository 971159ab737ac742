import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { putCatalogueInTrash } from '../put-catalogue-in-trash.ts'

/**
 * A removed category leaves its catalogue to be restored with it. Where another category takes its
 * name, which has no catalogue yet, it goes to the trash.
 */
export async function dropFormerCatalogue(app: App, by: Actor, name: string) {
  const former = await app.db
    .deleteFrom('catalogues')
    .where('category', '=', name)
    .returningAll()
    .executeTakeFirst()
  if (!former) return
  const before = await putCatalogueInTrash(app, former)
  await recordAudit(app, by, { action: 'catalogue.removed', subjectId: name, before })
}
