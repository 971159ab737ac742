import assert from 'node:assert/strict'
import { findAuditEvents } from '#tests/fixtures/audit-events.ts'
import { asha, addAdministrator, openSession, ravi } from '#tests/fixtures/people.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { endOtherSessions, endSessionOfAccount, signOut } from './end-sessions.ts'
import { findSession } from './find-sessions.ts'

testOnEachEngine(
  'signing out ends this session, no other, and is harmless when repeated',
  async ({ app }) => {
    await addAdministrator(app, asha)
    const [here, there] = [await openSession(app, asha), await openSession(app, asha)]
    await signOut(app, here.session)
    await signOut(app, here.session)
    assert.equal(await findSession(app, here.token), undefined)
    assert.ok(await findSession(app, there.token))
    const actions = (await findAuditEvents(app)).map((row) => row.action)
    assert.equal(actions.filter((action) => action === 'account.signed-out').length, 1)
  },
)

testOnEachEngine(
  'ending all other sessions leaves this session, and those of other people',
  async ({ app }) => {
    await addAdministrator(app, asha)
    await addAdministrator(app, ravi)
    const [here, there, his] = [
      await openSession(app, asha),
      await openSession(app, asha),
      await openSession(app, ravi),
    ]
    await endOtherSessions(app, here.session)
    assert.ok(await findSession(app, here.token))
    assert.equal(await findSession(app, there.token), undefined)
    assert.ok(await findSession(app, his.token))
  },
)

testOnEachEngine(
  'an administrator can end an own session, and no session of anybody else',
  async ({ app }) => {
    await addAdministrator(app, asha)
    await addAdministrator(app, ravi)
    const [here, there, his] = [
      await openSession(app, asha),
      await openSession(app, asha),
      await openSession(app, ravi),
    ]
    await endSessionOfAccount(app, here.session, there.session.id)
    assert.equal(await findSession(app, there.token), undefined)
    for (const id of [there.session.id, his.session.id, 'no such id']) {
      assert.equal((await refusalOf(endSessionOfAccount(app, here.session, id))).kind, 'not-found')
    }
    assert.ok(await findSession(app, his.token))
  },
)
