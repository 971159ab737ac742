import assert from 'node:assert/strict'
import { minute } from '#platform/clock/clock.ts'
import { findAuditEvents } from '#tests/fixtures/audit-events.ts'
import {
  asha,
  addAdministrator,
  fromHome,
  fromTheOffice,
  openSession,
  ravi,
  signInAs,
} from '#tests/fixtures/people.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { reserveAttempt } from '../limits/reserve-attempt.ts'
import { changePassword } from './change-password.ts'
import { findSession } from './find-sessions.ts'

const newPassword = 'ginger-tea-at-eleven'
const change = { currentPassword: asha.password, newPassword }
const { address } = fromTheOffice

testOnEachEngine(
  'after a change the new password signs in, and the old one does not',
  async ({ app, clock }) => {
    const { session } = await atWork(app)
    const { accountId } = session
    clock.pass(minute)
    await changePassword(app, session, change, fromTheOffice)
    assert.ok(await signInAs(app, { ...asha, password: newPassword }))
    assert.equal((await refusalOf(signInAs(app, asha))).kind, 'unauthorized')
    const stored = await app.db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()
    assert.equal(stored.passwordChangedAt, clock.now().toISOString())
    assert.notEqual(stored.createdAt, stored.passwordChangedAt)
    const changes = (await findAuditEvents(app)).filter(
      ({ action }) => action === 'account.password-changed',
    )
    assert.deepEqual(
      changes.map((event) => event.accountId),
      [accountId],
    )
  },
)

testOnEachEngine(
  'a change ends all other sessions of the account, and nobody else’s',
  async ({ app }) => {
    const { session, token } = await atWork(app)
    await addAdministrator(app, ravi)
    const [atHome, his] = [await signInAs(app, asha, fromHome), await signInAs(app, ravi)]
    await changePassword(app, session, change, fromTheOffice)
    assert.ok(await findSession(app, token))
    assert.equal(await findSession(app, atHome.token), undefined)
    assert.ok(await findSession(app, his.token))
  },
)

testOnEachEngine(
  'a change without the current password is refused, and changes nothing',
  async ({ app }) => {
    const { session } = await atWork(app)
    const atHome = await signInAs(app, asha, fromHome)
    for (const currentPassword of ['', newPassword, ravi.password, ` ${asha.password}`]) {
      const refusal = await refusalOf(
        changePassword(app, session, { currentPassword, newPassword }, fromTheOffice),
      )
      assert.equal(refusal.kind, 'invalid')
      assert.deepEqual(refusal.fields, { currentPassword: 'Your current password is not right' })
    }
    assert.ok(await findSession(app, atHome.token))
    assert.ok(await signInAs(app, asha))
  },
)

testOnEachEngine(
  'a weak new password is refused at its field, and does not count as a failure',
  async ({ app }) => {
    const { session } = await atWork(app)
    for (const newPassword of [
      'password1234',
      'tamarind-on-rice',
      'asha-drinks-tea',
      `${asha.password.toUpperCase()}!`,
      'aaaaaaaaaaaa',
      ' '.repeat(12),
    ]) {
      const form = { currentPassword: asha.password, newPassword }
      const refusal = await refusalOf(changePassword(app, session, form, fromTheOffice))
      assert.equal(refusal.kind, 'invalid', newPassword)
      assert.deepEqual(Object.keys(refusal.fields ?? {}), ['newPassword'])
    }
    await changePassword(app, session, change, fromTheOffice)
    assert.ok(await signInAs(app, { ...asha, password: newPassword }))
  },
)

testOnEachEngine(
  'guesses at the current password in an open session are limited',
  async ({ app }) => {
    const { session } = await atWork(app)
    for (let count = 0; count < 5; count++) {
      await refusalOf(
        changePassword(app, session, { ...change, currentPassword: 'a guess' }, fromTheOffice),
      )
    }
    assert.equal(
      (await refusalOf(changePassword(app, session, change, fromTheOffice))).kind,
      'too-many',
    )
    assert.equal((await refusalOf(signInAs(app, asha))).kind, 'too-many')
    assert.ok(await signInAs(app, asha, fromHome))
  },
)

testOnEachEngine('a change that succeeds resets the count of wrong guesses', async ({ app }) => {
  const { session } = await atWork(app)
  for (let count = 0; count < 4; count++) await reserveAttempt(app, { email: asha.email, address })
  await changePassword(app, session, change, fromTheOffice)
  assert.ok(await signInAs(app, { ...asha, password: newPassword }))
})

async function atWork(app: App) {
  await addAdministrator(app, asha)
  return openSession(app, asha)
}
