import assert from 'node:assert/strict'
import { minute } from '#platform/clock/clock.ts'
import { findAuditEvents } from '#tests/fixtures/audit-events.ts'
import { addAdministrator, asha, fromTheOffice, openSession } from '#tests/fixtures/people.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { switchFactorOn } from '#tests/fixtures/second-factors.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { confirmSession, isConfirmed } from './confirm-session.ts'
import { findSession } from './find-sessions.ts'

const { password } = asha

testOnEachEngine(
  'a session is confirmed for 15 minutes after the sign-in, and after each password',
  async ({ app, clock }) => {
    await addAdministrator(app, asha)
    const { token, session } = await openSession(app, asha)
    assert(isConfirmed(app, session))
    clock.pass(15 * minute)
    assert(!isConfirmed(app, session))
    await confirmSession(app, session, { currentPassword: password }, fromTheOffice)
    const confirmed = await findSession(app, token)
    assert(confirmed && isConfirmed(app, confirmed))
    clock.pass(15 * minute)
    assert(!isConfirmed(app, confirmed))
  },
)

testOnEachEngine('a wrong password confirms nothing, and the audit has it', async ({ app }) => {
  await addAdministrator(app, asha)
  const { token, session } = await openSession(app, asha)
  const refused = confirmSession(app, session, { currentPassword: 'coffee' }, fromTheOffice)
  assert((await refusalOf(refused)).fields?.['currentPassword'])
  assert.equal((await findSession(app, token))?.confirmedAt, null)
  assert.equal((await findAuditEvents(app)).at(-1)?.action, 'account.confirmation-refused')
})

testOnEachEngine('with a second factor a confirmation needs a code too', async (world) => {
  const { session, codeNow } = await switchFactorOn(world)
  const { app } = world
  const alone = confirmSession(app, session, { currentPassword: password }, fromTheOffice)
  const refusal = await refusalOf(alone)
  assert.deepEqual([refusal.kind, refusal.details], ['invalid', { needsCode: true }])
  const code = codeNow()
  await confirmSession(app, session, { currentPassword: password, code }, fromTheOffice)
  const again = confirmSession(app, session, { currentPassword: password, code }, fromTheOffice)
  assert((await refusalOf(again)).fields?.['code'])
})

testOnEachEngine('five wrong codes are the last that a session can try', async (world) => {
  const { session, codeNow } = await switchFactorOn(world)
  const { app } = world
  const confirm = (code: string) =>
    confirmSession(app, session, { currentPassword: password, code }, fromTheOffice)
  for (let count = 0; count < 5; count++) {
    assert((await refusalOf(confirm('000000'))).fields?.['code'])
  }
  const actions = (await findAuditEvents(app)).map(({ action }) => action)
  assert.equal(actions.filter((action) => action === 'account.confirmation-refused').length, 5)
  assert.equal((await refusalOf(confirm(codeNow()))).kind, 'too-many')
})

testOnEachEngine('of two confirmations at once, one can use a code', async (world) => {
  const { session, codeNow } = await switchFactorOn(world)
  const code = codeNow()
  const confirm = () =>
    confirmSession(world.app, session, { currentPassword: password, code }, fromTheOffice)
  const results = await Promise.allSettled([confirm(), confirm()])
  assert.deepEqual(results.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
})
