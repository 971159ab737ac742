import {
  accountSuspended,
  customerMessages,
  passwordExpired,
} from '#contract/customers/customer.ts'
import type { CustomerSignInForm } from '#contract/customers/customer-form.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { hashOfToken, newToken } from '#platform/tokens/token.ts'
import type { App } from '../app.ts'
import { visitor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { checkPassword, recordRightPassword } from '../check-password.ts'
import type { Caller } from '../check-password.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { Refusal } from '../refusal.ts'
import { expiryOf } from '../session-times.ts'
import { warnOfAttempts } from '../warn-of-attempts.ts'
import { passwordPath } from './customer-emails.ts'
import { attemptNameOf, userIdOf } from './customer-rules.ts'
import { noteUseOfAccount } from './unused-accounts.ts'
import { lockCustomer } from './lock-customer.ts'

export async function requireCustomer(app: App, form: CustomerSignInForm, from: Caller) {
  const { id, gstNumber, name, email } = await checkCustomer(app, form, from)
  return { id, gstNumber, name, email }
}

/** The account of a right user ID and password, or the refusal that names neither. */
export async function checkCustomer(app: App, form: CustomerSignInForm, from: Caller) {
  const userId = userIdOf(form.gstNumber)
  const customer = await findByUserId(app, userId)
  const owner = customer && { customerId: customer.id }
  const attempt = { email: attemptNameOf(userId), address: from.address, owner }
  const { isRight, isSlowed } = await checkPassword(app, {
    attempt,
    storedHash: customer?.passwordHash,
    password: typedPassword(form.password, customer?.initialUntil ?? null),
    signal: from.signal,
  })
  if (!customer || !owner || !isRight) {
    if (isSlowed) await warnCustomer(app, attempt.email, customer)
    await recordAudit(app, visitor, {
      action: 'customer.sign-in-refused',
      ...(customer ? { subjectId: customer.id } : {}),
    })
    throw wrongSignIn()
  }
  await recordRightPassword(app, { ...attempt, owner })
  await refuseSuspended(app, customer)
  await refuseExpiredPassword(app, customer)
  await noteUseOfAccount(app, customer.id)
  return customer
}

/** A password of ours has no spaces, but is often copied from an e-mail with one beside it. */
function typedPassword(password: string, initialUntil: string | null) {
  return initialUntil === null ? password : password.trim()
}

async function findByUserId({ db }: App, userId: string) {
  return db
    .selectFrom('customers')
    .select([
      'id',
      'userId',
      'gstNumber',
      'name',
      'email',
      'passwordHash',
      'initialUntil',
      'suspendedAt',
    ])
    .where('userId', '=', userId)
    .executeTakeFirst()
}

/** That an account is suspended is shown only after the right password was entered. */
async function refuseSuspended(
  app: App,
  { id, suspendedAt }: { id: string; suspendedAt: string | null },
) {
  if (suspendedAt === null) return
  await recordAudit(app, visitor, {
    action: 'customer.sign-in-refused',
    subjectId: id,
    after: { reason: 'suspended' },
  })
  const { phone } = await findSiteProfile(app)
  throw new Refusal('unauthorized', accountSuspended(phone.shown))
}

/** That a password has expired is shown only after the right password was entered. */
async function refuseExpiredPassword(
  app: App,
  { id, initialUntil }: { id: string; initialUntil: string | null },
) {
  if (initialUntil === null || initialUntil > now(app.clock)) return
  await recordAudit(app, visitor, {
    action: 'customer.sign-in-refused',
    subjectId: id,
    after: { reason: 'expired' },
  })
  const { phone } = await findSiteProfile(app)
  throw new Refusal('unauthorized', passwordExpired(phone.shown))
}

export async function signInCustomer(app: App, form: CustomerSignInForm, from: Caller) {
  const { id, gstNumber, name, email, passwordHash } = await checkCustomer(app, form, from)
  const token = newToken()
  const startedAt = now(app.clock)
  await inTransaction(app, async (app) => {
    if (!(await lockCustomer(app, id, passwordHash))) throw wrongSignIn()
    await app.db
      .insertInto('customerSessions')
      .values({ tokenHash: hashOfToken(token), customerId: id, startedAt, lastUsedAt: startedAt })
      .execute()
    await recordAudit(app, visitor, { action: 'customer.signed-in', subjectId: id })
  })
  const expiresAt = expiryOf({ startedAt, lastUsedAt: startedAt })
  return { token, expiresAt, customer: { gstNumber, name, email } }
}

export function wrongSignIn() {
  return new Refusal('unauthorized', customerMessages.signInWrong)
}

async function warnCustomer(
  app: App,
  key: string,
  customer: { id: string; email: string | null } | undefined,
) {
  const { phone } = await findSiteProfile(app)
  await warnOfAttempts(app, {
    action: 'customer.sign-in-slowed',
    key,
    id: customer?.id,
    email: customer?.email,
    advice: {
      link: { text: 'Set a new password', path: passwordPath },
      closing: [`If you need help, call us on ${phone.shown}.`],
    },
  })
}
