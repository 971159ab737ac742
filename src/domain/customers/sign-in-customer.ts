import { customerMessages } from '#contract/customers/customer.ts'
import type { CustomerSignInForm } from '#contract/customers/customer-form.ts'
import { ago, day, now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { isPasswordOfAnybody } from '#platform/passwords/hash-password.ts'
import { hashOfToken, newToken } from '#platform/tokens/token.ts'
import type { App } from '../app.ts'
import { forgetAttempts, reserveAttempt } from '../limits/change-sign-in-attempts.ts'
import { visitor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { Refusal } from '../refusal.ts'
import { userIdOf } from './customer-rules.ts'

/** A customer signs in to send one message or a few. */
const longestSession = day

/** The account of a right user ID and password, or the refusal that names neither. */
export async function requireCustomer(app: App, form: CustomerSignInForm, address: string) {
  const userId = userIdOf(form.gstNumber)
  // Apart from the administrators' attempts: the same e-mail may be both.
  const attempt = { email: `customer:${userId}`, address }
  await reserveAttempt(app, attempt)
  const customer = await app.db
    .selectFrom('customers')
    .select(['id', 'gstNumber', 'name', 'email', 'passwordHash'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  const isRight = await isPasswordOfAnybody(customer?.passwordHash, form.password)
  if (!customer || !isRight) {
    await recordAudit(app, visitor, {
      action: 'customer.sign-in-refused',
      ...(customer ? { subjectId: customer.id } : {}),
    })
    throw new Refusal('unauthorized', customerMessages.signInWrong)
  }
  await forgetAttempts(app, attempt)
  const { passwordHash: _, ...known } = customer
  return known
}

export async function signInCustomer(app: App, form: CustomerSignInForm, address: string) {
  const { id, ...customer } = await requireCustomer(app, form, address)
  const token = newToken()
  await inTransaction(app, async (app) => {
    await app.db
      .insertInto('customerSessions')
      .values({ tokenHash: hashOfToken(token), customerId: id, startedAt: now(app.clock) })
      .execute()
    await recordAudit(app, visitor, { action: 'customer.signed-in', subjectId: id })
  })
  return { token, customer }
}

export async function forgetOldCustomerSessions(app: App) {
  await app.db
    .deleteFrom('customerSessions')
    .where('startedAt', '<=', ago(app.clock, longestSession))
    .execute()
}
