import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { day, hour, minute, second } from '#platform/clock/clock.ts'
import { asha, addAdministrator, signInAs } from '#tests/fixtures/people.ts'
import { inWorld, testOnEachEngine } from '#tests/world.ts'
import { findSession } from './find-sessions.ts'
import { prolongSession } from './prolong-session.ts'

testOnEachEngine('a session that is not used ends after twelve hours', async ({ app, clock }) => {
  await addAdministrator(app, asha)
  const { token, expiresAt } = await signInAs(app, asha)
  assert.equal(Date.parse(expiresAt), clock.now().getTime() + 12 * hour)
  clock.pass(12 * hour - second)
  const used = await prolongSession(app, token)
  assert.equal(Date.parse(used?.expiresAt ?? ''), clock.now().getTime() + 12 * hour)
  clock.pass(12 * hour - second)
  assert.ok(await prolongSession(app, token))
  clock.pass(12 * hour)
  assert.equal(await prolongSession(app, token), undefined)
})

testOnEachEngine(
  'a request that a screen makes by itself does not prolong the session',
  async ({ app, clock }) => {
    await addAdministrator(app, asha)
    const { token, expiresAt } = await signInAs(app, asha)
    clock.pass(11 * hour)
    assert.equal((await findSession(app, token))?.expiresAt, expiresAt)
    clock.pass(hour)
    assert.equal(await findSession(app, token), undefined)
  },
)

testOnEachEngine(
  'a session ends after seven days, however much it is used',
  async ({ app, clock }) => {
    await addAdministrator(app, asha)
    const { token } = await signInAs(app, asha)
    const end = clock.now().getTime() + 7 * day
    for (let passed = 0; passed < 7 * day - 8 * hour; passed += 8 * hour) {
      clock.pass(8 * hour)
      const used = await prolongSession(app, token)
      assert.equal(
        Date.parse(used?.expiresAt ?? ''),
        Math.min(end, clock.now().getTime() + 12 * hour),
      )
    }
    clock.pass(8 * hour - second)
    assert.ok(await prolongSession(app, token))
    clock.pass(second)
    assert.equal(await prolongSession(app, token), undefined)
  },
)

testOnEachEngine(
  'a use is written down once a minute, so that reading does not write',
  async ({ app, clock }) => {
    await addAdministrator(app, asha)
    const { token } = await signInAs(app, asha)
    const lastUse = async () =>
      (await app.db.selectFrom('sessions').select('lastUsedAt').executeTakeFirst())?.lastUsedAt
    const atStart = await lastUse()
    clock.pass(minute)
    await prolongSession(app, token)
    assert.equal(await lastUse(), atStart)
    clock.pass(second)
    await prolongSession(app, token)
    assert.equal(await lastUse(), clock.now().toISOString())
  },
)

test('a session whose use cannot be stored names the end that is stored', async () => {
  await inWorld('sqlite', async ({ app, clock }) => {
    await addAdministrator(app, asha)
    const { token, expiresAt } = await signInAs(app, asha)
    clock.pass(hour)
    await sql`pragma query_only = on`.execute(app.db)
    assert.equal((await prolongSession(app, token))?.expiresAt, expiresAt)
  })
})
