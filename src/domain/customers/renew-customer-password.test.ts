import assert from 'node:assert/strict'
import { customerMessages } from '#contract/customers/customer.ts'
import { atRamesh, emailsTo, linkTokenOf, openAccount, ramesh } from '#tests/fixtures/customers.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { system } from '../audit/actor.ts'
import { prolongCustomerSession } from './customer-sessions.ts'
import { findLinkedCustomer } from './password-links.ts'
import { renewCustomerPassword } from './renew-customer-password.ts'
import { signInCustomer } from './sign-in-customer.ts'

const { gstNumber, email } = ramesh

function secretsOf({ db }: App) {
  return db.selectFrom('emails').select(['id', 'secret', 'content']).orderBy('id', 'desc').execute()
}

testOnEachEngine(
  'the password of an existing account is replaced only with a confirmation',
  async ({ app }) => {
    await openAccount(app, ramesh)
    const { token } = await signInCustomer(app, { ...ramesh }, atRamesh)
    const refusal = await refusalOf(renewCustomerPassword(app, system, gstNumber))
    assert.deepEqual(
      [refusal.kind, refusal.message, refusal.details],
      ['conflict', customerMessages.accountExists, { canRenew: true }],
    )
    assert(await prolongCustomerSession(app, token))
    const { password } = await renewCustomerPassword(app, system, gstNumber, { mayReplace: true })
    assert.equal(await prolongCustomerSession(app, token), undefined)
    await refusalOf(signInCustomer(app, { ...ramesh }, atRamesh))
    await signInCustomer(app, { gstNumber, password }, atRamesh)
  },
)

testOnEachEngine(
  'a renewed password is sent to the known e-mail, sealed, with a link to set another',
  async ({ app }) => {
    await openAccount(app, ramesh)
    const renewed = await renewCustomerPassword(app, system, gstNumber, { mayReplace: true })
    assert.equal(renewed.email, email)
    assert.deepEqual(await emailsTo(app, email), ['customer-password', 'customer-password'])
    const [written] = await secretsOf(app)
    assert.equal(app.secrets.open(written?.secret ?? '', written?.id ?? ''), renewed.password)
    assert(!written?.content.includes(renewed.password))
    const linked = await findLinkedCustomer(app, await linkTokenOf(app, 'customer-password'))
    assert.equal(linked?.userId, gstNumber)
  },
)

testOnEachEngine(
  'an account without an e-mail address is created and renewed, and no e-mail is sent',
  async ({ app }) => {
    const created = await renewCustomerPassword(app, system, gstNumber)
    const renewed = await renewCustomerPassword(app, system, gstNumber, { mayReplace: true })
    assert.deepEqual([created.email, renewed.email], [null, null])
    assert.deepEqual(await secretsOf(app), [])
  },
)

testOnEachEngine(
  'of two administrators who create one account at once, one is asked to confirm',
  async ({ app }) => {
    const tries = await Promise.allSettled(
      [1, 2].map(() => renewCustomerPassword(app, system, gstNumber)),
    )
    assert.deepEqual(tries.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  },
)
