import { retention } from '#contract/privacy/retention.ts'
import { ago, day } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'

/** The event stays, from nowhere. */
export async function forgetNetworks(app: App) {
  await app.db
    .updateTable('audit')
    .set({ network: null })
    .where('network', 'is not', null)
    .where('at', '<=', ago(app.clock, retention.auditNetworkDays * day))
    .execute()
}
