import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { customerLimits } from '#contract/customers/customer.ts'
import { linkNeedsMail } from '#contract/customers/own-password.ts'
import type { PasswordLinkRequest } from '#contract/customers/own-password-form.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import { visitor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Caller } from '../check-password.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { reserveAttempt } from '../limits/reserve-attempt.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { Refusal } from '../refusal.ts'
import { userIdOf } from './customer-rules.ts'
import { passwordLinkEmail } from './customer-emails.ts'
import { countRequestedLinks, issuePasswordLink } from './password-links.ts'

/** The link goes to the stored e-mail address. The response does not reveal whether there is one. */
export async function requestPasswordLink(
  app: App,
  form: PasswordLinkRequest,
  { address }: Caller,
) {
  if (!app.outbox.isMailSetUp) {
    const { phone } = await findSiteProfile(app)
    throw new Refusal('conflict', linkNeedsMail(phone.shown))
  }
  const userId = userIdOf(form.gstNumber)
  await reserveAttempt(app, { email: linkAttemptName(userId), address })
  await inTransaction(app, async (app) => {
    const customers = await lockCustomersOf(app, userId)
    for (const customer of customers) await sendLink(app, customer)
    const subjects = customers.length > 0 ? customers.map(({ id }) => ({ subjectId: id })) : [{}]
    for (const subject of subjects) {
      await recordAudit(app, visitor, { action: 'customer.password-link-requested', ...subject })
    }
  })
}

/** Of the User ID only the hash: it may be an e-mail that nobody has given us, and erasing would miss it. */
function linkAttemptName(userId: string) {
  return `customer-link:${createHash('sha256').update(userId).digest('hex')}`
}

type Found = { id: string; userId: string; email: string | null }

/**
 * The account of this user ID, or those with this e-mail: who signs in with a GST number may have forgotten
 * that. The e-mail that is sent names the user ID.
 */
async function lockCustomersOf({ db }: App, userId: string): Promise<Found[]> {
  const found = db
    .updateTable('customers')
    .set((row) => ({ userId: row.ref('userId') }))
    .returning(['id', 'userId', 'email'])
  const named = await found.where('userId', '=', userId).execute()
  if (named.length > 0 || !userId.includes('@')) return named
  return found.where(sql<boolean>`lower(email) = ${userId}`).execute()
}

async function sendLink(app: App, { id, userId, email }: Found) {
  if (!email || (await hasRequestedEnough(app, id))) return
  const token = await issuePasswordLink(app, id, 'customer')
  const site = await findSiteProfile(app)
  await enqueueEmail(app, passwordLinkEmail({ id, userId, email }, token, site))
}

/** Anybody can request a link for another person, so their number is limited. */
async function hasRequestedEnough(app: App, id: string) {
  return app.rateLimits && (await countRequestedLinks(app, id)) >= customerLimits.requestedLinks
}
