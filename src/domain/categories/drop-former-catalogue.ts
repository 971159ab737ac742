import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'

/**
 * A removed category leaves its catalogue to be restored with it. It cannot be restored under a name
 * that another category takes, which has no catalogue yet.
 */
export async function dropFormerCatalogue(app: App, by: Actor, name: string) {
  const before = await app.db
    .deleteFrom('catalogues')
    .where('category', '=', name)
    .returningAll()
    .executeTakeFirst()
  if (!before) return
  await recordAudit(app, by, { action: 'catalogue.removed', subjectId: name, before })
}
