import { productMessages } from '#contract/products/product-messages.ts'
import type { StockAlertForm } from '#contract/stock-alerts/stock-alert-form.ts'
import {
  isAwaited,
  stockAlertLimits,
  stockAlertMessages,
} from '#contract/stock-alerts/stock-alert.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { newId } from '#platform/ids/new-id.ts'
import { hashOfToken, newToken } from '#platform/tokens/token.ts'
import type { App } from '../app.ts'
import { visitor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { giveConsent } from '../consents/give-consent.ts'
import { countSubmission } from '../limits/count-submission.ts'
import { readProducts } from '../products/read-products.ts'
import { Refusal } from '../refusal.ts'

type Asked = Omit<StockAlertForm, 'agreed'>

/**
 * Stores the request once, however often it is sent, and gives the token of the link by which it is
 * withdrawn: the link before ends, so that a repeat does not tell who has asked already. Undefined where
 * a program has filled the hidden field.
 */
export async function requestStockAlert(
  app: App,
  { productId, email: typed, website }: Asked,
  { address }: { address: string },
): Promise<string | undefined> {
  if (website) return undefined
  const [product] = await readProducts(app, [productId])
  if (!product) throw new Refusal('not-found', productMessages.notFound)
  if (!isAwaited(product.stockStatus)) throw new Refusal('conflict', stockAlertMessages.isInStock)
  const email = typed.toLowerCase()
  const token = newToken()
  await inTransaction(app, async (app) => {
    await countSubmission(app, address)
    const id = newId()
    const link = { tokenHash: hashOfToken(token) }
    const stored = await app.db
      .insertInto('stockAlerts')
      .values({ id, productId, email, requestedAt: now(app.clock), ...link })
      .onConflict((known) => known.columns(['productId', 'email']).doUpdateSet(link))
      .returning('id')
      .executeTakeFirstOrThrow()
    if (stored.id !== id) return
    await refuseTooMany(app, email)
    await giveConsent(app, { submissionId: id, email, source: 'stock-alert' })
    await recordAudit(app, visitor, {
      action: 'stock-alert.requested',
      subjectId: id,
      after: { productId },
    })
  })
  return token
}

async function refuseTooMany({ db }: App, email: string) {
  const { count } = await db
    .selectFrom('stockAlerts')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  if (count > stockAlertLimits.ofPerson) {
    throw new Refusal('conflict', stockAlertMessages.tooMany)
  }
}
