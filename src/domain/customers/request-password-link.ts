import { createHash } from 'node:crypto'
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
    const customer = await lockCustomerOf(app, userId)
    if (customer) await sendLink(app, customer)
    await recordAudit(app, visitor, {
      action: 'customer.password-link-requested',
      ...(customer ? { subjectId: customer.id } : {}),
    })
  })
}

/** Of the User ID only the hash: it may be an e-mail that nobody has given us, and erasing would miss it. */
function linkAttemptName(userId: string) {
  return `customer-link:${createHash('sha256').update(userId).digest('hex')}`
}

type Found = { id: string; userId: string; email: string | null }

async function lockCustomerOf({ db }: App, userId: string): Promise<Found | undefined> {
  return db
    .updateTable('customers')
    .set({ userId })
    .where('userId', '=', userId)
    .returning(['id', 'userId', 'email'])
    .executeTakeFirst()
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
