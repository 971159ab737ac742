import assert from 'node:assert/strict'
import { personMessages } from '#contract/people/person.ts'
import { second } from '#platform/clock/clock.ts'
import { totpCode } from '#platform/totp/totp.ts'
import {
  addAdministrator,
  asha,
  fromTheOffice,
  openSession,
  ravi,
  signInAs,
} from '#tests/fixtures/people.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { findAudit } from '../audit/find-audit.ts'
import { findSession } from '../accounts/find-sessions.ts'
import { resetAdministrator } from '../accounts/reset-administrator.ts'
import { resetPassword } from '../accounts/reset-password.ts'
import { beginSecondFactor, confirmSecondFactor } from '../accounts/second-factor.ts'
import {
  changePerson,
  endSessionOfPerson,
  endSessionsOfPerson,
  removePerson,
} from './change-person.ts'
import { countPeople, findPeople } from './find-people.ts'
import { invitePerson } from './invite-person.ts'

const whole = { page: 1, limit: 24 }

testOnEachEngine(
  'people are listed by e-mail with role, last sign-in and sessions',
  async ({ app }) => {
    const by = await addAdministrator(app, ravi)
    await addAdministrator(app, asha)
    await signInAs(app, ravi)
    await signInAs(app, ravi)
    const people = await findPeople(app, by, whole)
    assert.deepEqual(
      people.map(({ email, role, state, isSelf, sessions }) => [
        email,
        role,
        state,
        isSelf,
        sessions,
      ]),
      [
        [asha.email, 'owner', 'active', false, 0],
        [ravi.email, 'owner', 'active', true, 2],
      ],
    )
    assert.deepEqual(
      people.map(({ lastSignedInAt }) => lastSignedInAt),
      [null, app.clock.now().toISOString()],
    )
    assert.equal(await countPeople(app), 2)
  },
)

testOnEachEngine('a change of role takes effect on the next call', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const { accountId } = await addAdministrator(app, ravi)
  const { token } = await signInAs(app, ravi)
  const person = await changePerson(app, by, accountId, { role: 'viewer' })
  assert.equal(person.role, 'viewer')
  assert.equal((await findSession(app, token))?.role, 'viewer')
})

testOnEachEngine(
  'an owner changes and removes the name of a person, which is recorded once',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const { accountId } = await addAdministrator(app, ravi)
    for (const name of ['Ravi Kumar', 'Ravi Kumar', null]) {
      const person = await changePerson(app, by, accountId, { name })
      assert.deepEqual([person.name, person.shownName], [name, name ?? ravi.email])
    }
    await changePerson(app, by, accountId, { role: 'sales' })
    const { events } = await findAudit(app.db, { q: ravi.email }, whole)
    const changed = events.filter(({ action }) => action === 'account.changed')
    assert.deepEqual(
      changed.map(({ changes }) => changes),
      [
        [{ field: 'role', from: 'owner', to: 'sales' }],
        [{ field: 'fields', from: null, to: 'name' }],
        [{ field: 'fields', from: null, to: 'name' }],
      ],
    )
  },
)

testOnEachEngine('an owner ends one session of a person, and the others go on', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const { accountId: id } = await addAdministrator(app, ravi)
  const [lost, kept] = [await openSession(app, ravi), await openSession(app, ravi)]
  const ended = { id, sessionId: lost.session.id }
  assert.equal(await endSessionOfPerson(app, by, ended), ravi.email)
  assert.equal(await findSession(app, lost.token), undefined)
  assert.ok(await findSession(app, kept.token))
  assert.equal((await refusalOf(endSessionOfPerson(app, by, ended))).kind, 'not-found')
  const { session: own } = await openSession(app, asha)
  const another = endSessionOfPerson(app, by, { id, sessionId: own.id })
  assert.equal((await refusalOf(another)).kind, 'not-found')
})

testOnEachEngine(
  'a suspended person is signed out everywhere and cannot sign in until resumed',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const { accountId } = await addAdministrator(app, ravi)
    const { token } = await signInAs(app, ravi)
    await changePerson(app, by, accountId, { isSuspended: true })
    assert.equal(await findSession(app, token), undefined)
    assert.equal((await refusalOf(signInAs(app, ravi))).kind, 'unauthorized')
    await changePerson(app, by, accountId, { isSuspended: false })
    assert.ok(await signInAs(app, ravi))
    assert.equal(await findSession(app, token), undefined)
  },
)

testOnEachEngine(
  'the last owner can be neither demoted, suspended nor removed',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const { accountId } = await addAdministrator(app, ravi)
    await changePerson(app, by, accountId, { role: 'sales' })
    for (const attempt of [
      () => changePerson(app, by, by.accountId, { role: 'editor' }),
      () => changePerson(app, by, by.accountId, { isSuspended: true }),
      () => removePerson(app, by, by.accountId),
    ]) {
      assert.equal((await refusalOf(attempt())).message, personMessages.lastOwner)
    }
    await changePerson(app, by, accountId, { role: 'owner' })
    assert.equal((await changePerson(app, by, by.accountId, { role: 'editor' })).role, 'editor')
  },
)

testOnEachEngine('of two owners who demote each other at once, one remains', async ({ app }) => {
  const first = await addAdministrator(app, asha)
  const second = await addAdministrator(app, ravi)
  await Promise.allSettled([
    changePerson(app, first, second.accountId, { role: 'viewer' }),
    changePerson(app, second, first.accountId, { role: 'viewer' }),
  ])
  const owners = await app.db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'owner')
    .execute()
  assert.equal(owners.length, 1)
})

testOnEachEngine(
  'a removed person cannot sign in, is on no list, and can be invited again',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const { accountId } = await addAdministrator(app, ravi)
    const { token } = await openSession(app, ravi)
    assert.equal(await removePerson(app, by, accountId), ravi.email)
    assert.equal(await findSession(app, token), undefined)
    assert.equal((await refusalOf(signInAs(app, ravi))).kind, 'unauthorized')
    assert.equal((await findPeople(app, by, whole)).length, 1)
    assert.equal((await refusalOf(removePerson(app, by, accountId))).kind, 'not-found')
    const { person } = await invitePerson(app, by, { email: ravi.email, role: 'sales' })
    assert.deepEqual([person.id, person.role, person.state], [accountId, 'sales', 'invited'])
  },
)

testOnEachEngine('the command line opens a suspended account again', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const { accountId } = await addAdministrator(app, ravi)
  await changePerson(app, by, accountId, { isSuspended: true })
  const password = 'ginger-tea-at-eleven'
  await resetAdministrator(app, ravi.email, password)
  assert.ok(await signInAs(app, { ...ravi, password }))
})

testOnEachEngine('all sessions of a person are ended at once', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const { accountId } = await addAdministrator(app, ravi)
  const { token } = await openSession(app, ravi)
  const own = await openSession(app, asha)
  assert.equal(await endSessionsOfPerson(app, by, accountId), ravi.email)
  assert.equal(await findSession(app, token), undefined)
  assert.ok(await findSession(app, own.token))
})

testOnEachEngine(
  'a removed person who is invited again signs in without the second factor of before',
  async ({ app, clock }) => {
    const by = await addAdministrator(app, asha)
    const { accountId } = await addAdministrator(app, ravi)
    const { session } = await openSession(app, ravi)
    const { secret } = await beginSecondFactor(app, session, ravi.password, fromTheOffice)
    await confirmSecondFactor(
      app,
      session,
      totpCode(secret, Math.floor(clock.now().getTime() / (30 * second))),
    )
    await removePerson(app, by, accountId)

    const isMailSetUp = false
    const withoutMail = { ...app, outbox: { ...app.outbox, isMailSetUp } }
    const { link } = await invitePerson(withoutMail, by, { email: ravi.email, role: 'sales' })
    const token = new URL(link ?? '').searchParams.get('token') ?? ''
    await resetPassword(app, { token, password: ravi.password }, fromTheOffice)
    assert.ok(await signInAs(app, ravi))
  },
)
