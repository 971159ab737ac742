import { hashPassword } from '#platform/passwords/hash-password.ts'
import { newToken } from '#platform/tokens/token.ts'
import type { App } from '../app.ts'
import { house } from '../audit/actor.ts'
import { keepCustomer } from '../customers/change-customers.ts'
import { atThatTime } from './at-that-time.ts'

export type DemoCustomer = { gstNumber: string; name: string; email: string; hoursAgo: number }

/** Of a password that nobody has ever known. One for all: each costs as much as a sign-in. */
export async function unknownPasswordHash() {
  return hashPassword(newToken())
}

/** Belongs in the transaction of the demo content. */
export async function addDemoCustomer(app: App, customer: DemoCustomer, passwordHash: string) {
  const { hoursAgo, ...known } = customer
  const { id } = await keepCustomer(atThatTime(app, hoursAgo), house, { known, passwordHash })
  await app.db.insertInto('demoMessages').values({ id }).execute()
}

/** Not one that somebody has used: whose password was set since, or who wrote to us since. */
export async function removeDemoCustomers({ db }: App) {
  const { numDeletedRows } = await db
    .deleteFrom('customers')
    .where('id', 'in', (demo) => demo.selectFrom('demoMessages').select('demoMessages.id'))
    .whereRef('passwordSetAt', '=', 'createdAt')
    .where('id', 'not in', (own) =>
      own
        .selectFrom('contacts')
        .select('contacts.customerId')
        .where('contacts.customerId', 'is not', null)
        .$narrowType<{ customerId: string }>(),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
