import type { OwnStockAlerts } from '#contract/stock-alerts/stock-alert.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { hashOfToken } from '#platform/tokens/token.ts'
import type { App, Db } from '../app.ts'
import { visitor } from '../audit/actor.ts'
import { recordAudits } from '../audit/record-audit.ts'
import { endStockAlerts } from '../consents/end-stock-alerts.ts'

/**
 * What a link ends: that of the form the one request that was sent with it, that of the e-mail all that
 * its reader still waits for. Undefined where there is nothing, or not any more.
 */
export async function findOwnStockAlerts(
  db: Db,
  token: string,
): Promise<OwnStockAlerts | undefined> {
  const { isOfAll, alerts } = await findAlerts(db, token)
  if (alerts.length === 0) return undefined
  return { isOfAll, products: alerts.map(({ name }) => name) }
}

/** Repeating it changes nothing. */
export async function withdrawStockAlerts(app: App, token: string) {
  await inTransaction(app, async (app) => {
    const { alerts } = await findAlerts(app.db, token)
    const ended = await endStockAlerts(
      app,
      alerts.map(({ id }) => id),
    )
    const entries = ended.map(({ id }) => ({ action: 'stock-alert.ended' as const, subjectId: id }))
    await recordAudits(app, visitor, entries)
  })
}

async function findAlerts(db: Db, token: string) {
  const own = await selectAlerts(db).where('tokenHash', '=', hashOfToken(token)).execute()
  if (own.length > 0) return { isOfAll: false, alerts: own }
  const alerts = await selectAlerts(db)
    .where('stockAlerts.email', '=', (row) =>
      row
        .selectFrom('consents')
        .select('consents.email')
        .where('token', '=', token)
        .where('source', '=', 'stock-alert'),
    )
    .execute()
  return { isOfAll: true, alerts }
}

function selectAlerts(db: Db) {
  return db
    .selectFrom('stockAlerts')
    .innerJoin('products', 'products.id', 'productId')
    .select(['stockAlerts.id', 'name'])
    .orderBy('stockAlerts.id')
}
