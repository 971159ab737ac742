import assert from 'node:assert/strict'
import { hour } from '#platform/clock/clock.ts'
import { asha, addAdministrator, openSession, signInAs } from '#tests/fixtures/people.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { forgetDeadSessions } from './forget-dead-sessions.ts'

testOnEachEngine('dead sessions are deleted, and live ones stay', async ({ app, clock }) => {
  await addAdministrator(app, asha)
  await signInAs(app, asha)
  clock.pass(11 * hour)
  const living = await openSession(app, asha)
  clock.pass(hour)
  await forgetDeadSessions(app)
  const left = await app.db.selectFrom('sessions').select('id').execute()
  assert.deepEqual(left, [{ id: living.session.id }])
})
