import assert from 'node:assert/strict'
import { findAuditEvents } from '#tests/fixtures/audit-events.ts'
import {
  asha,
  addAdministrator,
  fromHome,
  fromTheOffice,
  ravi,
  signInAs,
} from '#tests/fixtures/people.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { reserveAttempt } from '../limits/reserve-attempt.ts'
import { findSession } from './find-sessions.ts'
import { resetAdministrator } from './reset-administrator.ts'

const newPassword = 'ginger-tea-at-eleven'

testOnEachEngine('a reset creates the account where there is none', async ({ app }) => {
  await resetAdministrator(app, asha.email, newPassword)
  assert.ok(await signInAs(app, { ...asha, password: newPassword }))
  const [first] = await findAuditEvents(app)
  assert.deepEqual([first?.action, first?.accountId], ['account.created', null])
})

testOnEachEngine(
  'a reset renews the password and ends every session of that account',
  async ({ app }) => {
    await addAdministrator(app, asha)
    const { token } = await signInAs(app, asha)
    await addAdministrator(app, ravi)
    const [atHome, his] = [await signInAs(app, asha, fromHome), await signInAs(app, ravi)]
    await resetAdministrator(app, asha.email, newPassword)
    for (const ended of [token, atHome.token])
      assert.equal(await findSession(app, ended), undefined)
    assert.ok(await findSession(app, his.token))
    assert.equal((await refusalOf(signInAs(app, asha))).kind, 'unauthorized')
    assert.ok(await signInAs(app, { ...asha, password: newPassword }))
    assert.ok(await signInAs(app, ravi))
  },
)

testOnEachEngine(
  'an administrator who is locked out after wrong passwords can sign in after a reset',
  async ({ app }) => {
    await addAdministrator(app, asha)
    for (let count = 0; count < 5; count++)
      await reserveAttempt(app, { email: asha.email, address: fromTheOffice.address })
    assert.equal((await refusalOf(signInAs(app, asha))).kind, 'too-many')
    await resetAdministrator(app, asha.email, newPassword)
    assert.ok(await signInAs(app, { ...asha, password: newPassword }))
  },
)
