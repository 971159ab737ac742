import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { takeCatalogue } from '../take-catalogue.ts'

/**
 * A removed category leaves its catalogue to be restored with it. Where another category takes its
 * name, which has no catalogue yet, it goes to the trash.
 */
export async function dropFormerCatalogue(app: App, by: Actor, name: string) {
  const before = await takeCatalogue(app, name)
  if (!before) return
  await recordAudit(app, by, { action: 'catalogue.removed', subjectId: name, before })
}
