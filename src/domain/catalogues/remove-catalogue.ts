import { catalogueMessages } from '#contract/catalogues/catalogue.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import { Refusal } from '../refusal.ts'
import { takeCatalogue } from '../take-catalogue.ts'

/** Removes it from the site at once, to the trash. Gives its id there. */
export async function removeCatalogue(app: App, by: Actor, category: string) {
  return inTransaction(app, async (app) => {
    await raiseContentVersion(app)
    const before = await takeCatalogue(app, category)
    if (!before) throw new Refusal('not-found', catalogueMessages.none)
    await recordAudit(app, by, { action: 'catalogue.removed', subjectId: category, before })
    return before.trashId
  })
}
