import { randomInt } from 'node:crypto'
import { newCustomerPassword } from '#contract/customers/customer-password.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { hashPassword } from '#platform/passwords/hash-password.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { sendInitialPassword, setInitialPassword } from './set-initial-password.ts'

type Renewal = {
  /** False refuses a GST number that has an account. */
  mayReplace?: boolean
}

/**
 * Creates the account of a GST number, or sets a new initial password. Only this call returns it, since only
 * its hash is stored. It is sent to the e-mail address of the account, where one is known.
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
    const change = { known, passwordHash, mayReplace, isTypedByOffice: true }
    const customer = await setInitialPassword(app, by, change)
    const { id, name, email, passwordSetAt } = customer
    if (email) {
      await sendInitialPassword(app, id, { about: id, name, email, userId: gstNumber, password })
    }
    return { password, date: passwordSetAt, email }
  })
}
