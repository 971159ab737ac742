import { randomInt } from 'node:crypto'
import { newCustomerPassword } from '#contract/customers/customer-password.ts'
import { customerLimits, customerMessages } from '#contract/customers/customer.ts'
import { ago, day, now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { isUniqueViolation } from '#platform/database/is-unique-violation.ts'
import { newId } from '#platform/ids/new-id.ts'
import { hashPassword } from '#platform/passwords/hash-password.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { Refusal } from '../refusal.ts'
import { initialPasswordEmail } from './customer-emails.ts'
import type { InitialPassword } from './customer-emails.ts'
import { endPasswordLinks, issuePasswordLink } from './password-links.ts'

/** What is known of a customer whose password is set. */
type KnownCustomer = {
  gstNumber: string | null
  name: string | null
  email: string | null
}

type Renewal = {
  /** False refuses a GST number that has an account. */
  mayReplace?: boolean
}

/**
 * Makes the account of a GST number, or gives it another initial password. Returned this once: only the
 * hash is stored. It is sent to the e-mail of the account, where one is known.
 */
export async function renewCustomerPassword(
  app: App,
  by: Actor,
  gstNumber: string,
  { mayReplace = false }: Renewal = {},
) {
  const password = newCustomerPassword(randomInt)
  const passwordHash = await hashPassword(password)
  return inTransaction(app, async (app) => {
    const known = { gstNumber, name: null, email: null }
    const saved = await keepCustomer(app, by, { known, passwordHash, mayReplace })
    const { id, name, email } = saved
    if (email) {
      await sendInitialPassword(app, id, { about: id, name, email, userId: gstNumber, password })
    }
    return { password, date: saved.passwordSetAt, email }
  })
}

type SetPassword = {
  known: KnownCustomer
  passwordHash: string
  of?: string | null
  mayReplace?: boolean
}

/**
 * Belongs in the transaction of what it is for. The account is that of the user ID, or the one that
 * `of` names: it knew only the e-mail so far, and learns its GST number. The password is an initial one.
 * All sessions and links of the account end.
 */
export async function keepCustomer(app: App, by: Actor, set: SetPassword) {
  const { known, passwordHash, of, mayReplace = true } = set
  const userId = known.gstNumber ?? known.email?.toLowerCase()
  if (!userId) throw new Refusal('invalid', customerMessages.gstRequired)
  const passwordSetAt = now(app.clock)
  const initialUntil = ago(app.clock, -customerLimits.initialPasswordDays * day)
  const facts = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null))
  const change = { ...facts, userId, passwordHash, passwordSetAt, initialUntil }
  const saved = await refusingTwins(
    of ? changeKnown(app, of, change) : keepNew(app, known, change, mayReplace),
  )
  if (!saved) throw new Refusal('conflict', customerMessages.accountExists, existing)
  await app.db.deleteFrom('customerSessions').where('customerId', '=', saved.id).execute()
  await endPasswordLinks(app, saved.id)
  await recordAudit(app, by, { action: 'customer.password-set', subjectId: saved.id })
  return { ...saved, passwordSetAt }
}

/** Belongs in the transaction that has set the password. */
export async function sendInitialPassword(
  app: App,
  customerId: string,
  initial: Omit<InitialPassword, 'linkToken'>,
) {
  const linkToken = await issuePasswordLink(app, customerId, 'office')
  await enqueueEmail(app, initialPasswordEmail({ ...initial, linkToken }))
}

/** Marks the conflict after which a screen may ask and repeat the call. */
const existing = { details: { canRenew: true } }

type Change = {
  userId: string
  passwordHash: string
  passwordSetAt: string
  initialUntil: string
}

const saved = ['id', 'name', 'email'] as const

async function changeKnown({ db }: App, of: string, change: Change) {
  const changed = db.updateTable('customers').set(change).where('id', '=', of).returning(saved)
  return changed.executeTakeFirstOrThrow()
}

/** Undefined where the account exists and must not be replaced. */
async function keepNew({ db }: App, known: KnownCustomer, change: Change, mayReplace: boolean) {
  return db
    .insertInto('customers')
    .values({ id: newId(), ...known, ...change, createdAt: change.passwordSetAt })
    .onConflict((same) => {
      const conflict = same.column('userId')
      return mayReplace ? conflict.doUpdateSet(change) : conflict.doNothing()
    })
    .returning(saved)
    .executeTakeFirst()
}

async function refusingTwins<Result>(work: Promise<Result>) {
  try {
    return await work
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const { taken } = customerMessages
    throw new Refusal('conflict', taken, { fields: { gstNumber: taken } })
  }
}
