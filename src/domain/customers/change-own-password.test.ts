import assert from 'node:assert/strict'
import { customerLimits, customerMessages, passwordExpired } from '#contract/customers/customer.ts'
import { day } from '#platform/clock/clock.ts'
import { atRamesh, emailsTo, openAccount, ownPassword, ramesh } from '#tests/fixtures/customers.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { changeOwnPassword } from './change-own-password.ts'
import { prolongCustomerSession } from './customer-sessions.ts'
import { signInCustomer } from './sign-in-customer.ts'
import { tamarind } from '#tests/fixtures/tamarind.ts'

const { gstNumber, password } = ramesh

function change(app: App, newPassword = ownPassword, current = password) {
  return changeOwnPassword(app, { gstNumber, password: current, newPassword }, atRamesh)
}

testOnEachEngine(
  'a customer changes the password: the old one and all sessions end, and an e-mail goes to the known address',
  async ({ app, clock }) => {
    await openAccount(app, ramesh)
    const { token } = await signInCustomer(app, { gstNumber, password }, atRamesh)
    await change(app)
    assert.equal(await prolongCustomerSession(app, token), undefined)
    await refusalOf(signInCustomer(app, { gstNumber, password }, atRamesh))
    clock.pass(customerLimits.initialPasswordDays * day)
    await signInCustomer(app, { gstNumber, password: ownPassword }, atRamesh)
    assert.deepEqual(await emailsTo(app, ramesh.email), [
      'customer-password',
      'customer-password-changed',
    ])
    const event = await app.db
      .selectFrom('audit')
      .select(['subjectId', 'after'])
      .where('action', '=', 'customer.password-changed')
      .executeTakeFirstOrThrow()
    assert(event.subjectId)
    assert.deepEqual(JSON.parse(event.after ?? ''), { by: 'password' })
  },
)

testOnEachEngine(
  'a wrong current password changes nothing and counts as a failed sign-in',
  async ({ app }) => {
    await openAccount(app, ramesh)
    for (let i = 0; i < 5; i++) {
      const { message } = await refusalOf(change(app, ownPassword, 'guess-work'))
      assert.equal(message, customerMessages.signInWrong)
    }
    assert.equal((await refusalOf(change(app))).kind, 'too-many')
  },
)

testOnEachEngine(
  'a weak password, or the present one again, is refused at its field',
  async ({ app }) => {
    await openAccount(app, ramesh)
    for (const weak of ['password1', 'ramesh-ramesh', 'tamarind-1', password]) {
      const { kind, fields } = await refusalOf(change(app, weak))
      assert.deepEqual([kind, Object.keys(fields ?? {})], ['invalid', ['newPassword']])
    }
    await signInCustomer(app, { gstNumber, password }, atRamesh)
  },
)

testOnEachEngine(
  'an expired password cannot be changed into an own one',
  async ({ app, clock }) => {
    await openAccount(app, ramesh)
    clock.pass(customerLimits.initialPasswordDays * day)
    assert.equal((await refusalOf(change(app))).message, passwordExpired(tamarind.phone.shown))
  },
)

testOnEachEngine('of two changes with one password at once, one is made', async ({ app }) => {
  await openAccount(app, ramesh)
  const tries = await Promise.allSettled([change(app), change(app, 'papayas-in-june')])
  assert.deepEqual(tries.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
})

testOnEachEngine('a customer without a known e-mail changes the password too', async ({ app }) => {
  await openAccount(app, { ...ramesh, email: null })
  await change(app)
  await signInCustomer(app, { gstNumber, password: ownPassword }, atRamesh)
  assert.deepEqual(await app.db.selectFrom('emails').selectAll().execute(), [])
})
