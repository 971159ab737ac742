import assert from 'node:assert/strict'
import { hour } from '#platform/clock/clock.ts'
import { asha, addAdministrator, fromHome, openSession, signInAs } from '#tests/fixtures/people.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { findSessionRows } from './find-sessions.ts'

testOnEachEngine(
  'the list of sessions shows the live ones, the last used first',
  async ({ app, clock }) => {
    await addAdministrator(app, asha)
    await signInAs(app, asha)
    clock.pass(11 * hour)
    const atHome = await openSession(app, asha, fromHome)
    clock.pass(2 * hour)
    const here = await openSession(app, asha)
    const rows = await findSessionRows(app, here.session)
    assert.deepEqual(
      rows.map(({ id, browser, isCurrent }) => ({ id, browser, isCurrent })),
      [
        { id: here.session.id, browser: 'Chrome on Windows', isCurrent: true },
        { id: atHome.session.id, browser: 'Firefox on Android', isCurrent: false },
      ],
    )
  },
)
