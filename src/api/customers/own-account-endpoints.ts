import { ownAccountCalls } from '#contract/customers/own-account-calls.ts'
import { ownAccountDefinitions } from '#contract/customers/own-account-definitions.ts'
import { accountMessages } from '#contract/accounts/account.ts'
import { ownAccountMessages } from '#contract/customers/own-account.ts'
import type { App } from '#domain/app.ts'
import { changeOwnCompany } from '#domain/customers/change-own-company.ts'
import type { CustomerSession } from '#domain/customers/customer-sessions.ts'
import { findOwnAccount } from '#domain/customers/find-own-account.ts'
import {
  addOwnAddress,
  changeOwnAddress,
  removeOwnAddress,
} from '#domain/customers/own-addresses.ts'
import { addOwnPerson, changeOwnPerson, removeOwnPerson } from '#domain/customers/own-people.ts'
import { Refusal } from '#domain/refusal.ts'
import { endpointsOf } from '../endpoint.ts'

type Signed = { customerSession: CustomerSession }

export const ownAccountEndpoints = endpointsOf(ownAccountCalls, ownAccountDefinitions, {
  async find(app, { caller }) {
    return { account: await requireOwnAccount(app, caller) }
  },
  async change(app, { caller, body }) {
    await changeOwnCompany(app, idOf(caller), body)
    return saved(app, caller)
  },
  async addAddress(app, { caller, body }) {
    await addOwnAddress(app, idOf(caller), body)
    return saved(app, caller)
  },
  async changeAddress(app, { caller, params, body }) {
    await changeOwnAddress(app, idOf(caller), params.id, body)
    return saved(app, caller)
  },
  async removeAddress(app, { caller, params }) {
    await removeOwnAddress(app, idOf(caller), params.id)
    return saved(app, caller)
  },
  async addPerson(app, { caller, body }) {
    await addOwnPerson(app, idOf(caller), body)
    return saved(app, caller)
  },
  async changePerson(app, { caller, params, body }) {
    await changeOwnPerson(app, idOf(caller), params.id, body)
    return saved(app, caller)
  },
  async removePerson(app, { caller, params }) {
    await removeOwnPerson(app, idOf(caller), params.id)
    return saved(app, caller)
  },
})

function idOf({ customerSession }: Signed) {
  return customerSession.customerId
}

async function saved(app: App, caller: Signed) {
  return { message: ownAccountMessages.saved, account: await requireOwnAccount(app, caller) }
}

/** The account may have been deleted since its session was read. */
async function requireOwnAccount({ db }: App, caller: Signed) {
  const account = await findOwnAccount(db, idOf(caller))
  if (!account) throw new Refusal('unauthorized', accountMessages.unauthorized)
  return account
}
