import assert from 'node:assert/strict'
import { customerLimits, customerMessages, passwordExpired } from '#contract/customers/customer.ts'
import { day, hour } from '#platform/clock/clock.ts'
import { atRamesh, openAccount, ramesh } from '#tests/fixtures/customers.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { findCustomerSession, signOutCustomer } from './customer-sessions.ts'
import { forgetOldCustomerSessions, signInCustomer } from './sign-in-customer.ts'
import { tamarind } from '#tests/fixtures/tamarind.ts'

const { gstNumber, password } = ramesh

testOnEachEngine(
  'a password that the office made signs in for 30 days and is then refused with a link to a new one',
  async ({ app, clock }) => {
    await openAccount(app, ramesh)
    clock.pass(customerLimits.initialPasswordDays * day - 1000)
    await signInCustomer(app, { gstNumber, password }, atRamesh)
    clock.pass(1000)
    const refusal = await refusalOf(signInCustomer(app, { gstNumber, password }, atRamesh))
    assert.deepEqual(
      [refusal.kind, refusal.message],
      ['unauthorized', passwordExpired(tamarind.phone.shown)],
    )
  },
)

testOnEachEngine(
  'a wrong password for an account whose password has expired does not say that it has',
  async ({ app, clock }) => {
    await openAccount(app, ramesh)
    clock.pass(customerLimits.initialPasswordDays * day)
    const wrong = { gstNumber, password: 'guess-work' }
    const refusal = await refusalOf(signInCustomer(app, wrong, atRamesh))
    assert.equal(refusal.message, customerMessages.signInWrong)
  },
)

testOnEachEngine(
  'the token of a customer says when it expires, and does after 24 hours',
  async ({ app, clock }) => {
    await openAccount(app, ramesh)
    const { token, expiresAt } = await signInCustomer(app, { gstNumber, password }, atRamesh)
    assert.equal(Date.parse(expiresAt) - clock.now().getTime(), 24 * hour)
    clock.pass(24 * hour - 1000)
    assert(await findCustomerSession(app, token))
    clock.pass(1000)
    assert.equal(await findCustomerSession(app, token), undefined)
    await forgetOldCustomerSessions(app)
    assert.deepEqual(await app.db.selectFrom('customerSessions').selectAll().execute(), [])
  },
)

testOnEachEngine(
  'a customer signs out of one session, which is recorded once however often it is asked for',
  async ({ app }) => {
    await openAccount(app, ramesh)
    const here = await signInCustomer(app, { gstNumber, password }, atRamesh)
    const there = await signInCustomer(app, { gstNumber, password }, atRamesh)
    const session = await findCustomerSession(app, here.token)
    assert(session)
    await signOutCustomer(app, session)
    await signOutCustomer(app, session)
    assert.equal(await findCustomerSession(app, here.token), undefined)
    assert(await findCustomerSession(app, there.token))
    const events = await app.db
      .selectFrom('audit')
      .select('subjectId')
      .where('action', '=', 'customer.signed-out')
      .execute()
    assert.deepEqual(events, [{ subjectId: session.customerId }])
  },
)
