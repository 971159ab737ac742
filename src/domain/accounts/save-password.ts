import { now } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { passwordChangedEmail } from './account-emails.ts'

/** Belongs in the transaction of the change. The person gets an e-mail of it, and older links end. */
export async function savePassword(
  app: App,
  { id, email }: { id: string; email: string },
  passwordHash: string,
  { isFirst = false } = {},
) {
  await app.db
    .updateTable('accounts')
    .set({ passwordHash, passwordChangedAt: now(app.clock) })
    .where('id', '=', id)
    .execute()
  await app.db.deleteFrom('passwordResets').where('accountId', '=', id).execute()
  if (!isFirst) await enqueueEmail(app, passwordChangedEmail(email, await findSiteProfile(app)))
}
