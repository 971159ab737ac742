import { customerMessages } from '#contract/customers/customer.ts'
import type { PasswordChangeForm } from '#contract/customers/own-password-form.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { hashPassword } from '#platform/passwords/hash-password.ts'
import type { App } from '../app.ts'
import type { Caller } from '../check-password.ts'
import { Refusal } from '../refusal.ts'
import { lockCustomer } from './lock-customer.ts'
import { refuseWeakOwnPassword } from './refuse-weak-own-password.ts'
import { saveOwnPassword } from './save-own-password.ts'
import { checkCustomer, wrongSignIn } from './sign-in-customer.ts'

/** A customer changes the password by entering the current one. */
export async function changeOwnPassword(app: App, form: PasswordChangeForm, from: Caller) {
  const customer = await checkCustomer(app, form, from)
  await refuseWeakOwnPassword(app, 'newPassword', form.newPassword, customer)
  if (form.newPassword === form.password) throw sameAsBefore()
  const passwordHash = await hashPassword(form.newPassword, {
    isPreferred: true,
    signal: from.signal,
  })
  await inTransaction(app, async (app) => {
    if (!(await lockCustomer(app, customer.id, customer.passwordHash))) throw wrongSignIn()
    await saveOwnPassword(app, { customer, passwordHash, by: 'password' })
  })
}

function sameAsBefore() {
  const { passwordIsOld } = customerMessages
  return new Refusal('invalid', passwordIsOld, { fields: { newPassword: passwordIsOld } })
}
