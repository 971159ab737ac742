import assert from 'node:assert/strict'
import { minute } from '#platform/clock/clock.ts'
import { isUniqueViolation } from '#platform/database/is-unique-violation.ts'
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
import type { App } from '../app.ts'
import { changePassword, createAdministrator, resetAdministrator } from './change-accounts.ts'
import { reserveAttempt } from '../limits/reserve-attempt.ts'
import { hasAccounts } from './find-accounts.ts'
import { findSession } from './find-sessions.ts'

const newPassword = 'ginger-tea-at-eleven'
const change = { currentPassword: asha.password, newPassword }
const { address } = fromTheOffice

testOnEachEngine('a new site has no account, then one', async ({ app }) => {
  assert.equal(await hasAccounts(app.db), false)
  await createAdministrator(app, asha.email, asha.password)
  assert.equal(await hasAccounts(app.db), true)
  assert.deepEqual(await auditOf(app), [['account.created', null]])
})

testOnEachEngine('an address has one account, however many make it at once', async ({ app }) => {
  const tries = await Promise.allSettled(
    [1, 2, 3].map(() => createAdministrator(app, asha.email, asha.password)),
  )
  const late = tries.filter((one) => one.status === 'rejected')
  assert.equal(late.length, 2)
  assert.ok(late.every((one) => isUniqueViolation(one.reason)))
  assert.equal((await auditOf(app)).length, 1)
})

testOnEachEngine(
  'after a change the new password signs in, and the old one does not',
  async ({ app, clock }) => {
    const { session, accountId } = await atWork(app)
    clock.pass(minute)
    await changePassword(app, session, change, fromTheOffice)
    assert.ok(await signInAs(app, { ...asha, password: newPassword }))
    assert.equal((await refusalOf(signInAs(app, asha))).kind, 'unauthorized')
    const stored = await app.db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()
    assert.equal(stored.passwordChangedAt, clock.now().toISOString())
    assert.notEqual(stored.createdAt, stored.passwordChangedAt)
    assert.deepEqual(
      (await auditOf(app)).filter(([action]) => action === 'account.password-changed'),
      [['account.password-changed', accountId]],
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

testOnEachEngine('without the current password nothing changes', async ({ app }) => {
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
})

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

testOnEachEngine('no administrator is created with a weak password', async ({ app }) => {
  const refusal = await refusalOf(createAdministrator(app, asha.email, 'password1234'))
  assert.deepEqual(Object.keys(refusal.fields ?? {}), ['password'])
  assert.equal(await hasAccounts(app.db), false)
})

testOnEachEngine('an open session is no place to guess the password', async ({ app }) => {
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
})

testOnEachEngine('a change that succeeds takes the guesses before it back', async ({ app }) => {
  const { session } = await atWork(app)
  for (let count = 0; count < 4; count++) await reserveAttempt(app, { email: asha.email, address })
  await changePassword(app, session, change, fromTheOffice)
  assert.ok(await signInAs(app, { ...asha, password: newPassword }))
})

testOnEachEngine('a reset makes the account where there is none', async ({ app }) => {
  await resetAdministrator(app, asha.email, newPassword)
  assert.ok(await signInAs(app, { ...asha, password: newPassword }))
  assert.deepEqual((await auditOf(app))[0], ['account.created', null])
})

testOnEachEngine(
  'a reset renews the password and ends every session of that account',
  async ({ app }) => {
    const { token } = await atWork(app)
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

testOnEachEngine('a reset lets in who was locked out by failures', async ({ app }) => {
  await addAdministrator(app, asha)
  for (let count = 0; count < 5; count++) await reserveAttempt(app, { email: asha.email, address })
  assert.equal((await refusalOf(signInAs(app, asha))).kind, 'too-many')
  await resetAdministrator(app, asha.email, newPassword)
  assert.ok(await signInAs(app, { ...asha, password: newPassword }))
})

async function atWork(app: App) {
  await addAdministrator(app, asha)
  const { token } = await signInAs(app, asha)
  const session = await findSession(app, token)
  assert(session)
  return { token, session, accountId: session.accountId }
}

async function auditOf(app: App) {
  const rows = await app.db
    .selectFrom('audit')
    .select(['action', 'accountId'])
    .orderBy('id')
    .execute()
  return rows.map((row) => [row.action, row.accountId])
}
