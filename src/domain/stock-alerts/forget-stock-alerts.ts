import { stockAlertLimits } from '#contract/stock-alerts/stock-alert.ts'
import { ago, day } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import { endStockAlerts } from '../consents/end-stock-alerts.ts'
import { findRetention, hasPresentProfile } from '../find-site-profile.ts'

const daysOfMonth = 30.5

/**
 * Ends what could not be met in time, and what waits for a product that is deleted for ever. A consent
 * that has ended stays as long as the e-mail that it allowed, as proof of it.
 */
export async function forgetOldStockAlerts(app: App) {
  const before = ago(app.clock, stockAlertLimits.months * daysOfMonth * day)
  await inTransaction(app, async (app) => {
    const rows = await app.db
      .selectFrom('stockAlerts')
      .innerJoin('products', 'products.id', 'productId')
      .select('stockAlerts.id')
      .where((row) => row.or([row('requestedAt', '<=', before), row('purgedAt', 'is not', null)]))
      .limit(1000)
      .execute()
    await endStockAlerts(
      app,
      rows.map(({ id }) => id),
    )
  })
  const { emailDays } = await findRetention(app)
  if (!hasPresentProfile(app)) return
  await app.db
    .deleteFrom('consents')
    .where('source', '=', 'stock-alert')
    .where('withdrawnAt', '<=', ago(app.clock, emailDays * day))
    .execute()
}
