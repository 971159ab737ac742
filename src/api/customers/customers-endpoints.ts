import { customerCalls } from '#contract/customers/customer-calls.ts'
import { customerDefinitions } from '#contract/customers/customer-definitions.ts'
import { customerMessages, passwordSentTo } from '#contract/customers/customer.ts'
import { isGstNumber } from '#contract/customers/gst-number.ts'
import { linkRequested } from '#contract/customers/own-password.ts'
import { ownPasswordCalls } from '#contract/customers/own-password-calls.ts'
import { ownPasswordDefinitions } from '#contract/customers/own-password-definitions.ts'
import { renewCustomerPassword } from '#domain/customers/renew-customer-password.ts'
import { changeOwnPassword } from '#domain/customers/change-own-password.ts'
import { endCustomerSessions, signOutCustomer } from '#domain/customers/customer-sessions.ts'
import { deleteCustomer } from '#domain/customers/delete-customer.ts'
import {
  countCustomerAccounts,
  countCustomerRows,
  findCustomerAccounts,
  findCustomerRows,
} from '#domain/customers/find-customers.ts'
import { requestPasswordLink } from '#domain/customers/request-password-link.ts'
import { setLinkedPassword } from '#domain/customers/set-linked-password.ts'
import { signInCustomer } from '#domain/customers/sign-in-customer.ts'
import { suspendCustomer } from '#domain/customers/suspend-customer.ts'
import type { Outbox } from '#domain/outbox/outbox.ts'
import { findSiteProfile } from '#domain/find-site-profile.ts'
import { endpointsOf } from '../endpoint.ts'
import { findPart } from '../paging.ts'

const ownPasswordEndpoints = endpointsOf(ownPasswordCalls, ownPasswordDefinitions, {
  async change(app, { caller, body }) {
    await changeOwnPassword(app, body, caller)
    return { message: customerMessages.passwordChanged }
  },
  async requestLink(app, { caller, body }) {
    await requestPasswordLink(app, body, caller)
    const { phone } = await findSiteProfile(app)
    return { message: linkRequested(phone.shown) }
  },
  async set(app, { caller, body }) {
    await setLinkedPassword(app, body, caller)
    return { message: customerMessages.passwordChanged }
  },
})

const accountEndpoints = endpointsOf(customerCalls, customerDefinitions, {
  signIn: (app, { caller, body }) => signInCustomer(app, body, caller),
  async signOut(app, { caller }) {
    await signOutCustomer(app, caller.customerSession)
    return { message: customerMessages.signedOut }
  },
  async endSessions(app, { caller }) {
    await endCustomerSessions(app, caller.customerSession.customerId)
    return { message: customerMessages.signedOutEverywhere }
  },
  async generatePassword(app, { caller, body: { gstNumber, renew = true } }) {
    const made = await renewCustomerPassword(app, caller.by, gstNumber, { mayReplace: renew })
    const { password, date, email } = made
    const warning = isGstNumber(gstNumber) ? null : customerMessages.gstDoubtful
    return { gstNumber, password, date, warning, ...deliveryOf(app.outbox, email) }
  },
  async listPasswords({ db }, { query }) {
    const { items, paging } = await findPart(query, {
      path: customerCalls.listPasswords.path,
      find: (slice) => findCustomerRows(db, slice),
      count: () => countCustomerRows(db),
    })
    return { customers: items, ...paging }
  },
  async list({ db }, { query }) {
    const { items, paging } = await findPart(query, {
      path: customerCalls.list.path,
      find: (slice) => findCustomerAccounts(db, slice),
      count: () => countCustomerAccounts(db, query),
    })
    return { customers: items, ...paging }
  },
  async suspend(app, { caller, params, body: { suspended } }) {
    await suspendCustomer(app, caller.by, params.id, suspended)
    return { message: suspended ? customerMessages.suspended : customerMessages.reinstated }
  },
  async delete(app, { caller, params }) {
    await deleteCustomer(app, caller.by, params.id)
    return { message: customerMessages.deleted }
  },
})

export const customersEndpoints = [...accountEndpoints, ...ownPasswordEndpoints]

/** Whether the customer gets the password by e-mail, and what the office reads about it. */
function deliveryOf({ isMailSetUp }: Outbox, email: string | null) {
  if (!isMailSetUp) return { sentTo: null, notice: customerMessages.noMail }
  if (!email) return { sentTo: null, notice: customerMessages.noEmail }
  return { sentTo: email, notice: passwordSentTo(email) }
}
