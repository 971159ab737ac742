import { now } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'
import { visitor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { passwordChangedEmail } from './customer-emails.ts'
import { endPasswordLinks } from './password-links.ts'

type NewPassword = {
  customer: { id: string; userId: string; email: string | null }
  passwordHash: string
  /** What allowed the change. */
  by: 'password' | 'link'
}

/** Belongs in the transaction that has made sure of the customer. Ends all sessions and links of the account. */
export async function saveOwnPassword(app: App, { customer, passwordHash, by }: NewPassword) {
  const { id, userId, email } = customer
  const passwordSetAt = now(app.clock)
  // The link was sent to the e-mail alone.
  const proof = by === 'link' ? { emailVerifiedAt: passwordSetAt } : {}
  await app.db
    .updateTable('customers')
    .set({ passwordHash, passwordSetAt, initialUntil: null, ...proof })
    .where('id', '=', id)
    .execute()
  await app.db.deleteFrom('customerSessions').where('customerId', '=', id).execute()
  await endPasswordLinks(app, id)
  if (email) {
    const site = await findSiteProfile(app)
    await enqueueEmail(app, passwordChangedEmail({ id, userId, email }, site))
  }
  await recordAudit(app, visitor, {
    action: 'customer.password-changed',
    subjectId: id,
    after: { by },
  })
}
