import { randomInt } from 'node:crypto'
import { newCustomerPassword } from '#contract/customers/customer-password.ts'
import { customerMessages } from '#contract/customers/customer.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { isUniqueViolation } from '#platform/database/is-unique-violation.ts'
import { newId } from '#platform/ids/new-id.ts'
import { hashPassword } from '#platform/passwords/hash-password.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { Refusal } from '../refusal.ts'

/** What is known of a customer whose password is set. */
type KnownCustomer = {
  gstNumber: string | null
  name: string | null
  email: string | null
}

/** Makes the account of a GST number, or gives it another password. Told this once: only the hash is kept. */
export async function renewCustomerPassword(app: App, by: Actor, gstNumber: string) {
  const password = newCustomerPassword(randomInt)
  const passwordHash = await hashPassword(password)
  const customer = await inTransaction(app, async (app) => {
    const known = { gstNumber, name: null, email: null }
    return keepCustomer(app, by, { known, passwordHash })
  })
  return { password, date: customer.passwordSetAt }
}

/**
 * Belongs in the transaction of what it is for. The account is that of the user ID, or the one that
 * `of` names: it knew only the e-mail so far, and learns its GST number. All its sessions end.
 */
export async function keepCustomer(
  app: App,
  by: Actor,
  { known, passwordHash, of }: { known: KnownCustomer; passwordHash: string; of?: string | null },
) {
  const userId = known.gstNumber ?? known.email?.toLowerCase()
  if (!userId) throw new Refusal('invalid', customerMessages.gstRequired)
  const passwordSetAt = now(app.clock)
  const facts = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null))
  const change = { ...facts, userId, passwordHash, passwordSetAt }
  const id = await refusingTwins(of ? changeKnown(app, of, change) : keepNew(app, known, change))
  await app.db.deleteFrom('customerSessions').where('customerId', '=', id).execute()
  await recordAudit(app, by, { action: 'customer.password-set', subjectId: id })
  return { id, passwordSetAt }
}

type Change = { userId: string; passwordHash: string; passwordSetAt: string }

async function changeKnown({ db }: App, of: string, change: Change) {
  const changed = db.updateTable('customers').set(change).where('id', '=', of).returning('id')
  return (await changed.executeTakeFirstOrThrow()).id
}

async function keepNew({ db }: App, known: KnownCustomer, change: Change) {
  const kept = db
    .insertInto('customers')
    .values({ id: newId(), ...known, ...change, createdAt: change.passwordSetAt })
    .onConflict((same) => same.column('userId').doUpdateSet(change))
    .returning('id')
  return (await kept.executeTakeFirstOrThrow()).id
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
