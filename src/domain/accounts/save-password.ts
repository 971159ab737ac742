import { now } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { passwordChangedEmail } from './account-emails.ts'

/** Belongs in the transaction of the change. The account's owner gets an e-mail, and older links end. */
export async function savePassword(
  app: App,
  { id, email }: { id: string; email: string },
  passwordHash: string,
) {
  await app.db
    .updateTable('accounts')
    .set({ passwordHash, passwordChangedAt: now(app.clock) })
    .where('id', '=', id)
    .execute()
  await app.db.deleteFrom('passwordResets').where('accountId', '=', id).execute()
  await enqueueEmail(app, passwordChangedEmail(email))
}
