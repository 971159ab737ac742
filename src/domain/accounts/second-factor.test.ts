import assert from 'node:assert/strict'
import { findAuditEvents } from '#tests/fixtures/audit-events.ts'
import {
  addAdministrator,
  asha,
  fromTheOffice,
  openSession,
  signInAs,
} from '#tests/fixtures/people.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { switchFactorOn } from '#tests/fixtures/second-factors.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { resetAdministrator } from './reset-administrator.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './second-factor.ts'

function signIn({ app }: World, code?: string) {
  return signInAs(app, { ...asha, ...(code !== undefined && { code }) })
}

testOnEachEngine(
  'with a second factor the password alone is refused, and says why',
  async (world) => {
    const { codeNow } = await switchFactorOn(world)
    const refusal = await refusalOf(signIn(world))
    assert.equal(refusal.kind, 'unauthorized')
    assert.deepEqual(refusal.details, { needsCode: true })
    assert.ok(await signIn(world, codeNow()))
  },
)

testOnEachEngine(
  'a code signs in once, and a wrong one is an event of the audit',
  async (world) => {
    const { codeNow } = await switchFactorOn(world)
    const code = codeNow()
    assert.ok(await signIn(world, code))
    const again = await refusalOf(signIn(world, code))
    assert.ok(again.fields?.['code'])
    const events = await findAuditEvents(world.app)
    assert.equal(events.at(-1)?.action, 'account.sign-in-refused')
  },
)

testOnEachEngine('of two sign-ins with one code at once, one succeeds', async (world) => {
  const { codeNow } = await switchFactorOn(world)
  const code = codeNow()
  const results = await Promise.allSettled([signIn(world, code), signIn(world, code)])
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1)
})

testOnEachEngine('each of the ten recovery codes signs in once', async (world) => {
  const { app } = world
  const { session, codes } = await switchFactorOn(world)
  assert.equal(new Set(codes).size, 10)
  const [first = '', second = ''] = codes
  const typed = first.replaceAll('-', '')
  assert.ok(await signIn(world, typed))
  assert.equal((await refusalOf(signIn(world, typed))).kind, 'unauthorized')
  assert.equal((await findSecondFactor(app, session.accountId)).recoveryCodes, 9)
  const renewed = await renewRecoveryCodes(app, session, asha.password, fromTheOffice)
  assert.equal(renewed.length, 10)
  assert.equal((await refusalOf(signIn(world, second.replaceAll('-', '')))).kind, 'unauthorized')
})

testOnEachEngine('a secret counts only once a code has confirmed it', async ({ app }) => {
  await addAdministrator(app, asha)
  const { session } = await openSession(app, asha)
  await beginSecondFactor(app, session, asha.password, fromTheOffice)
  assert.ok((await refusalOf(confirmSecondFactor(app, session, '000000'))).fields?.['code'])
  assert.ok(await signInAs(app, asha))
  assert.equal((await findSecondFactor(app, session.accountId)).since, null)
})

testOnEachEngine('changes of the second factor ask for the password again', async (world) => {
  const { app } = world
  const { session } = await switchFactorOn(world)
  const wrong = 'not the password'
  for (const change of [beginSecondFactor, removeSecondFactor, renewRecoveryCodes]) {
    const refusal = await refusalOf(change(app, session, wrong, fromTheOffice))
    assert.ok(refusal.fields?.['currentPassword'])
  }
  await removeSecondFactor(app, session, asha.password, fromTheOffice)
  assert.ok(await signIn(world))
  const kinds = await app.db.selectFrom('emails').select('kind').execute()
  assert.equal(kinds.filter(({ kind }) => kind === 'second-factor-changed').length, 2)
})

testOnEachEngine('many wrong codes are slowed down like wrong passwords', async (world) => {
  await switchFactorOn(world)
  const kinds: string[] = []
  for (let count = 0; count < 12; count++) {
    kinds.push((await refusalOf(signIn(world, '000000'))).kind)
  }
  assert.ok(kinds.includes('too-many'))
})

testOnEachEngine('a reset at the terminal takes the second factor away', async (world) => {
  const { app } = world
  await switchFactorOn(world)
  const password = 'ginger-tea-at-eleven'
  await resetAdministrator(app, asha.email, password)
  assert.ok(await signInAs(app, { ...asha, password }))
})
