import { customerMessages } from '#contract/customers/customer.ts'
import type { LinkedPasswordForm } from '#contract/customers/own-password-form.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { hashPassword, isPasswordOf } from '#platform/passwords/hash-password.ts'
import type { App } from '../app.ts'
import { recordRightPassword } from '../check-password.ts'
import type { Caller } from '../check-password.ts'
import { Refusal } from '../refusal.ts'
import { attemptNameOf } from './customer-rules.ts'
import { consumePasswordLink, findLinkedCustomer } from './password-links.ts'
import { refuseWeakOwnPassword } from './refuse-weak-own-password.ts'
import { saveOwnPassword } from './save-own-password.ts'

/** Customers set a password with the link of an e-mail, which works once. */
export async function setLinkedPassword(
  app: App,
  { token, password }: LinkedPasswordForm,
  { address, signal }: Caller,
) {
  const customer = await findLinkedCustomer(app, token)
  if (!customer) throw deadLink()
  await refuseWeakOwnPassword(app, 'password', password, customer)
  const wait = { isPreferred: true, signal }
  if (await isPasswordOf(customer.passwordHash, password, wait)) throw sameAsBefore()
  const passwordHash = await hashPassword(password, wait)
  await inTransaction(app, async (app) => {
    if (!(await consumePasswordLink(app, token))) throw deadLink()
    await saveOwnPassword(app, { customer, passwordHash, by: 'link' })
    const owner = { customerId: customer.id }
    await recordRightPassword(app, { email: attemptNameOf(customer.userId), address, owner })
  })
}

function deadLink() {
  return new Refusal('invalid', customerMessages.linkDead)
}

function sameAsBefore() {
  const { passwordIsOld } = customerMessages
  return new Refusal('invalid', passwordIsOld, { fields: { password: passwordIsOld } })
}
