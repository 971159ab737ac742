import { dataRequestLimits } from '#contract/privacy/data-request.ts'
import { retention } from '#contract/privacy/retention.ts'
import { ago, day } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'

/** What nobody confirmed, what was closed a year ago, and the sent e-mails to those whose data was deleted. */
export async function forgetOldDataRequests({ db, clock }: App) {
  await db
    .deleteFrom('dataRequests')
    .where('confirmedAt', 'is', null)
    .where('requestedAt', '<=', ago(clock, dataRequestLimits.unconfirmedDays * day))
    .execute()
  await db
    .deleteFrom('dataRequests')
    .where('closedAt', '<=', ago(clock, retention.leastEmailDays * day))
    .execute()
  await db
    .deleteFrom('emails')
    .where('kind', '=', 'data-erased')
    .where((email) =>
      email.or([email('sentAt', 'is not', null), email('givenUpAt', 'is not', null)]),
    )
    .execute()
}
