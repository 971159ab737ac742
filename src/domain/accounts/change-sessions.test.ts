import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { SignInForm } from '#contract/accounts/sign-in-form.ts'
import { hour } from '#platform/clock/clock.ts'
import { hashOfToken } from '#platform/tokens/token.ts'
import {
  asha,
  addAdministrator,
  fromHome,
  fromTheOffice,
  ravi,
  signInAs,
} from '#tests/fixtures/people.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { inWorld, testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import type { App } from '../app.ts'
import {
  endOtherSessions,
  endSessionOfAccount,
  forgetDeadSessions,
  signIn,
  signOut,
} from './change-sessions.ts'
import { findSession, findSessionRows } from './find-sessions.ts'
import { prolongSession } from './prolong-session.ts'

testOnEachEngine(
  'an administrator who knows the password is signed in, however the e-mail is typed',
  async ({ app }) => {
    await addAdministrator(app, asha)
    for (const email of [asha.email, asha.email.toUpperCase(), `  ${asha.email}\n`]) {
      const { token, user } = await signIn(app, SignInForm.parse({ ...asha, email }), fromTheOffice)
      assert.deepEqual(user, { email: asha.email })
      assert.deepEqual((await prolongSession(app, token))?.user, { email: asha.email })
    }
  },
)

testOnEachEngine('a wrong password and an unknown address hear the same', async ({ app }) => {
  await addAdministrator(app, asha)
  const wrong = await refusalOf(signInAs(app, { ...asha, password: ravi.password }))
  const unknown = await refusalOf(signInAs(app, ravi))
  assert.deepEqual([wrong.kind, wrong.message], ['unauthorized', 'Invalid email or password'])
  assert.deepEqual([unknown.kind, unknown.message], [wrong.kind, wrong.message])
  assert.deepEqual([unknown.fields, unknown.details], [wrong.fields, wrong.details])
  assert.equal(JSON.stringify(await auditOf(app)).includes(ravi.email), false)
})

test('a wrong password and an unknown address take the same time', () =>
  inWorld('sqlite', async ({ app }) => {
    await addAdministrator(app, asha)
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
  'signing out ends this session, no other, and is harmless when repeated',
  async ({ app }) => {
    await addAdministrator(app, asha)
    const [here, there] = [await sessionOf(app, asha), await sessionOf(app, asha)]
    await signOut(app, here.session)
    await signOut(app, here.session)
    assert.equal(await findSession(app, here.token), undefined)
    assert.ok(await findSession(app, there.token))
    const actions = (await auditOf(app)).map((row) => row.action)
    assert.equal(actions.filter((action) => action === 'account.signed-out').length, 1)
  },
)

testOnEachEngine(
  'ending the others leaves this session, and those of other people',
  async ({ app }) => {
    await addAdministrator(app, asha)
    await addAdministrator(app, ravi)
    const [here, there, his] = [
      await sessionOf(app, asha),
      await sessionOf(app, asha),
      await sessionOf(app, ravi),
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
      await sessionOf(app, asha),
      await sessionOf(app, asha),
      await sessionOf(app, ravi),
    ]
    await endSessionOfAccount(app, here.session, there.session.id)
    assert.equal(await findSession(app, there.token), undefined)
    for (const id of [there.session.id, his.session.id, 'no such id']) {
      assert.equal((await refusalOf(endSessionOfAccount(app, here.session, id))).kind, 'not-found')
    }
    assert.ok(await findSession(app, his.token))
  },
)

testOnEachEngine(
  'the list of sessions shows those that live, the last used first',
  async ({ app, clock }) => {
    await addAdministrator(app, asha)
    await signInAs(app, asha)
    clock.pass(11 * hour)
    const atHome = await sessionOf(app, asha, fromHome)
    clock.pass(2 * hour)
    const here = await sessionOf(app, asha)
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

testOnEachEngine('nobody can sign in with what the database holds', async ({ app }) => {
  await addAdministrator(app, asha)
  const { token } = await signInAs(app, asha)
  const stored = await app.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
  for (const found of [stored.tokenHash, stored.id, '', ' ', `${token} `, token.toLowerCase()]) {
    assert.equal(await findSession(app, found), undefined)
  }
})

testOnEachEngine('dead sessions are swept out, living ones stay', async ({ app, clock }) => {
  await addAdministrator(app, asha)
  await signInAs(app, asha)
  clock.pass(11 * hour)
  const living = await sessionOf(app, asha)
  clock.pass(hour)
  await forgetDeadSessions(app)
  const left = await app.db.selectFrom('sessions').select('id').execute()
  assert.deepEqual(left, [{ id: living.session.id }])
})

async function sessionOf(app: App, person: typeof asha, visitor = fromTheOffice) {
  const { token } = await signInAs(app, person, visitor)
  const session = await findSession(app, token)
  assert(session)
  return { token, session }
}

async function quickestOf(work: () => Promise<unknown>) {
  let quickest = Infinity
  for (let round = 0; round < 5; round++) {
    const began = performance.now()
    await work()
    quickest = Math.min(quickest, performance.now() - began)
  }
  return quickest
}

function auditOf(app: App) {
  return app.db.selectFrom('audit').selectAll().orderBy('id').execute()
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
