import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { SignInForm } from '#contract/accounts/sign-in-form.ts'
import { hashOfToken } from '#platform/tokens/token.ts'
import { findAuditEvents } from '#tests/fixtures/audit-events.ts'
import { asha, addAdministrator, fromTheOffice, ravi, signInAs } from '#tests/fixtures/people.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { inWorld, testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { createAdministrator } from './create-administrator.ts'
import { findSession } from './find-sessions.ts'
import { prolongSession } from './prolong-session.ts'
import { signInAdministrator } from './sign-in-administrator.ts'

testOnEachEngine(
  'an administrator who knows the password is signed in, however the e-mail is typed',
  async ({ app }) => {
    await addAdministrator(app, asha)
    for (const email of [asha.email, asha.email.toUpperCase(), `  ${asha.email}\n`]) {
      const { token, user } = await signInAdministrator(
        app,
        SignInForm.parse({ ...asha, email }),
        fromTheOffice,
      )
      assert.deepEqual(user, { email: asha.email })
      assert.deepEqual((await prolongSession(app, token))?.user, { email: asha.email })
    }
  },
)

testOnEachEngine(
  'a wrong password and an unknown address get the same response',
  async ({ app }) => {
    await addAdministrator(app, asha)
    const wrong = await refusalOf(signInAs(app, { ...asha, password: ravi.password }))
    const unknown = await refusalOf(signInAs(app, ravi))
    assert.deepEqual([wrong.kind, wrong.message], ['unauthorized', 'Invalid email or password'])
    assert.deepEqual([unknown.kind, unknown.message], [wrong.kind, wrong.message])
    assert.deepEqual([unknown.fields, unknown.details], [wrong.fields, wrong.details])
    assert.equal(JSON.stringify(await findAuditEvents(app)).includes(ravi.email), false)
  },
)

test('a wrong password and an unknown address take the same time', () =>
  inWorld('sqlite', async ({ app }) => {
    // With a hash at the real cost.
    await createAdministrator(app, asha.email, asha.password)
    const patient = { ...app, rateLimits: false }
    const known = await quickestOf(() =>
      refusalOf(signInAs(patient, { ...asha, password: 'something else' })),
    )
    const unknown = await quickestOf(() => refusalOf(signInAs(patient, ravi)))
    // Without its hash, an unknown address is refused some ten times faster.
    assert.ok(
      unknown > known / 3 && unknown < known * 3,
      `known ${known} ms, unknown ${unknown} ms`,
    )
  }))

testOnEachEngine(
  'no token and no password is anywhere in the database',
  async ({ app, database }) => {
    await addAdministrator(app, asha)
    const { token } = await signInAs(app, asha)
    await refusalOf(signInAs(app, { ...asha, password: 'mistyped-coffee-at-ten' }))
    await prolongSession(app, token)
    const everything = JSON.stringify(await everyRowOf(database))
    assert.ok(everything.includes(hashOfToken(token)), 'the search finds what is there')
    for (const secret of [token, asha.password, 'mistyped-coffee-at-ten']) {
      assert.ok(!everything.includes(secret))
      assert.ok(!everything.includes(Buffer.from(secret).toString('base64url').slice(0, -2)))
    }
  },
)

testOnEachEngine('no value stored in the database works as a token', async ({ app }) => {
  await addAdministrator(app, asha)
  const { token } = await signInAs(app, asha)
  const stored = await app.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
  for (const found of [stored.tokenHash, stored.id, '', ' ', `${token} `, token.toLowerCase()]) {
    assert.equal(await findSession(app, found), undefined)
  }
})

async function quickestOf(work: () => Promise<unknown>) {
  let quickest = Infinity
  for (let round = 0; round < 5; round++) {
    const began = performance.now()
    await work()
    quickest = Math.min(quickest, performance.now() - began)
  }
  return quickest
}

async function everyRowOf({ db, engine }: World['database']) {
  const { rows } = await sql<{ name: string | null }>`select ${engine.ownSchema} as name`.execute(
    db,
  )
  const tables = await db.introspection.getTables()
  const own = tables.filter((table) => table.schema === (rows[0]?.name ?? undefined))
  assert.ok(own.length >= 7)
  const all = own.map(({ name }) => sql`select * from ${sql.id(name)}`.execute(db))
  return (await Promise.all(all)).map((table) => table.rows)
}
