import { personMessages } from '#contract/people/person.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { secondFactorEmail } from '../accounts/account-emails.ts'
import { deleteEveryFactor } from '../accounts/second-factor.ts'
import type { App } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { Refusal } from '../refusal.ts'
import { requirePerson } from './find-people.ts'

/** For somebody who has lost the app and the recovery codes. One's own needs the password. Gives whose it was. */
export async function removeSecondFactorOfPerson(app: App, by: Administrator, id: string) {
  if (id === by.accountId) throw new Refusal('conflict', personMessages.ownSecondFactor)
  return inTransaction(app, async (app) => {
    const { email, shownName, hasSecondFactor } = await requirePerson(app, by, id)
    if (!hasSecondFactor) throw new Refusal('conflict', personMessages.noSecondFactor)
    await deleteEveryFactor(app, id)
    await recordAudit(app, by, { action: 'account.second-factor-removed', subjectId: id })
    await enqueueEmail(app, secondFactorEmail(email, false, await findSiteProfile(app)))
    return shownName
  })
}
