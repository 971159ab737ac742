import { customerLimits } from '#contract/customers/customer.ts'
import { ago, day, hour, now } from '#platform/clock/clock.ts'
import { hashOfToken, newToken } from '#platform/tokens/token.ts'
import type { App } from '../app.ts'
import type { CustomerPasswordLinksTable } from './customers-table.ts'

const lifetime = customerLimits.linkHours * hour

type RequestedBy = CustomerPasswordLinksTable['requestedBy']

/** Belongs in a transaction that holds the customer's row. The new link replaces the one before. */
export async function issuePasswordLink(app: App, customerId: string, requestedBy: RequestedBy) {
  await endPasswordLinks(app, customerId)
  const token = newToken()
  await app.db
    .insertInto('customerPasswordLinks')
    .values({
      tokenHash: hashOfToken(token),
      customerId,
      requestedBy,
      createdAt: now(app.clock),
      endedAt: null,
    })
    .execute()
  return token
}

/** Belongs in the transaction of what replaces them. */
export async function endPasswordLinks(app: App, customerId: string) {
  await app.db
    .updateTable('customerPasswordLinks')
    .set({ endedAt: now(app.clock) })
    .where('customerId', '=', customerId)
    .where('endedAt', 'is', null)
    .execute()
}

/** The account of a link that still works. Reading it uses nothing up: mail programs open links. */
export async function findLinkedCustomer(app: App, token: string) {
  return app.db
    .selectFrom('customerPasswordLinks')
    .innerJoin('customers', 'customers.id', 'customerPasswordLinks.customerId')
    .select(['customers.id', 'userId', 'gstNumber', 'email', 'passwordHash'])
    .where('tokenHash', '=', hashOfToken(token))
    .where('endedAt', 'is', null)
    .where('customerPasswordLinks.createdAt', '>', ago(app.clock, lifetime))
    .executeTakeFirst()
}

/** Belongs in the transaction that sets the password. False where the link has ended since it was read. */
export async function consumePasswordLink(app: App, token: string) {
  const { numUpdatedRows } = await app.db
    .updateTable('customerPasswordLinks')
    .set({ endedAt: now(app.clock) })
    .where('tokenHash', '=', hashOfToken(token))
    .where('endedAt', 'is', null)
    .where('createdAt', '>', ago(app.clock, lifetime))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Links that have ended count too. Rows dated in the future, from before a clock was set back, do not. */
export async function countRequestedLinks(app: App, customerId: string) {
  const { count } = await app.db
    .selectFrom('customerPasswordLinks')
    .select((link) => link.fn.countAll<number>().as('count'))
    .where('customerId', '=', customerId)
    .where('requestedBy', '=', 'customer')
    .where('createdAt', '>', ago(app.clock, day))
    .where('createdAt', '<=', now(app.clock))
    .executeTakeFirstOrThrow()
  return count
}

/** Neither a link nor the limit of requests looks further back. */
export async function forgetOldPasswordLinks(app: App) {
  await app.db
    .deleteFrom('customerPasswordLinks')
    .where('createdAt', '<=', ago(app.clock, Math.max(lifetime, day)))
    .execute()
}
