import { now } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'
import { shortenedEmail } from '../consents/shortened-email.ts'

/** Belongs in the transaction that erases the person. */
export async function shortenDataRequestsOf({ db, clock }: App, email: string) {
  const known = email.toLowerCase()
  await db
    .deleteFrom('dataRequests')
    .where('email', '=', known)
    .where('closedAt', 'is', null)
    .where('confirmedAt', 'is', null)
    .execute()
  await db
    .updateTable('dataRequests')
    .set((row) => ({
      email: shortenedEmail(known),
      tokenHash: null,
      fileTokenHash: null,
      closedAt: row.fn.coalesce('closedAt', row.val(now(clock))),
      outcome: row.fn.coalesce('outcome', row.val('erased' as const)),
    }))
    .where('email', '=', known)
    .execute()
}
