import assert from 'node:assert/strict'
import { customerLimits, customerMessages, passwordExpired } from '#contract/customers/customer.ts'
import { day, minute } from '#platform/clock/clock.ts'
import { atRamesh, farida, openAccount, ramesh } from '#tests/fixtures/customers.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { sessionLimits } from '../session-times.ts'
import {
  endCustomerSessions,
  forgetOldCustomerSessions,
  prolongCustomerSession,
  signOutCustomer,
} from './customer-sessions.ts'
import { signInCustomer } from './sign-in-customer.ts'
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
  'a password that the office made signs in when a space was copied with it, and an own one does not',
  async ({ app }) => {
    await openAccount(app, ramesh)
    const copied = { gstNumber, password: ` ${password} ` }
    await signInCustomer(app, copied, atRamesh)
    await app.db
      .updateTable('customers')
      .set({ initialUntil: null })
      .where('gstNumber', '=', gstNumber)
      .execute()
    const refusal = await refusalOf(signInCustomer(app, copied, atRamesh))
    assert.equal(refusal.message, customerMessages.signInWrong)
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
  'the session of a customer says when it expires, and does after 12 hours without use',
  async ({ app, clock }) => {
    await openAccount(app, ramesh)
    const { token, expiresAt } = await signInCustomer(app, { gstNumber, password }, atRamesh)
    assert.equal(Date.parse(expiresAt) - clock.now().getTime(), sessionLimits.idle)
    clock.pass(sessionLimits.idle - minute)
    assert(await prolongCustomerSession(app, token))
    clock.pass(sessionLimits.idle - minute)
    assert(await prolongCustomerSession(app, token))
    clock.pass(sessionLimits.idle)
    assert.equal(await prolongCustomerSession(app, token), undefined)
    await forgetOldCustomerSessions(app)
    assert.deepEqual(await app.db.selectFrom('customerSessions').selectAll().execute(), [])
  },
)

testOnEachEngine(
  'the session of a customer ends after seven days, however often it is used',
  async ({ app, clock }) => {
    await openAccount(app, ramesh)
    const { token } = await signInCustomer(app, { gstNumber, password }, atRamesh)
    for (let passed = 0; passed < sessionLimits.absolute; passed += sessionLimits.idle / 2) {
      assert(await prolongCustomerSession(app, token))
      clock.pass(sessionLimits.idle / 2)
    }
    assert.equal(await prolongCustomerSession(app, token), undefined)
    await forgetOldCustomerSessions(app)
    assert.deepEqual(await app.db.selectFrom('customerSessions').selectAll().execute(), [])
  },
)

testOnEachEngine(
  'signing out everywhere ends the sessions of that customer alone, and is recorded',
  async ({ app }) => {
    await openAccount(app, ramesh)
    await openAccount(app, farida)
    const here = await signInCustomer(app, ramesh, atRamesh)
    const there = await signInCustomer(app, ramesh, atRamesh)
    const other = await signInCustomer(app, farida, atRamesh)
    const session = await prolongCustomerSession(app, here.token)
    assert(session)
    await endCustomerSessions(app, session.customerId)
    assert.equal(await prolongCustomerSession(app, here.token), undefined)
    assert.equal(await prolongCustomerSession(app, there.token), undefined)
    assert(await prolongCustomerSession(app, other.token))
    const events = await app.db
      .selectFrom('audit')
      .select('subjectId')
      .where('action', '=', 'customer.sessions-ended')
      .execute()
    assert.deepEqual(events, [{ subjectId: session.customerId }])
  },
)

testOnEachEngine(
  'a customer signs out of one session, which is recorded once however often it is asked for',
  async ({ app }) => {
    await openAccount(app, ramesh)
    const here = await signInCustomer(app, { gstNumber, password }, atRamesh)
    const there = await signInCustomer(app, { gstNumber, password }, atRamesh)
    const session = await prolongCustomerSession(app, here.token)
    assert(session)
    await signOutCustomer(app, session)
    await signOutCustomer(app, session)
    assert.equal(await prolongCustomerSession(app, here.token), undefined)
    assert(await prolongCustomerSession(app, there.token))
    const events = await app.db
      .selectFrom('audit')
      .select('subjectId')
      .where('action', '=', 'customer.signed-out')
      .execute()
    assert.deepEqual(events, [{ subjectId: session.customerId }])
  },
)
