import { ago, day } from '#platform/clock/clock.ts'
import { hashOfToken } from '#platform/tokens/token.ts'
import type { App } from '../app.ts'
import { visitor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'

/** A customer signs in to send one message or a few. */
export const longestCustomerSession = day

export type CustomerSession = { tokenHash: string; customerId: string }

/** The session of a token that has not expired. */
export async function findCustomerSession(
  app: App,
  token: string,
): Promise<CustomerSession | undefined> {
  return app.db
    .selectFrom('customerSessions')
    .select(['tokenHash', 'customerId'])
    .where('tokenHash', '=', hashOfToken(token))
    .where('startedAt', '>', ago(app.clock, longestCustomerSession))
    .executeTakeFirst()
}

/** Harmless when repeated. */
export async function signOutCustomer(app: App, { tokenHash, customerId }: CustomerSession) {
  await inTransaction(app, async (app) => {
    const { numDeletedRows } = await app.db
      .deleteFrom('customerSessions')
      .where('tokenHash', '=', tokenHash)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return
    await recordAudit(app, visitor, { action: 'customer.signed-out', subjectId: customerId })
  })
}
