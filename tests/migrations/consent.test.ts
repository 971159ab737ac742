import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { Db } from '#domain/app.ts'
import { findOffersState } from '#domain/consents/find-offers-state.ts'
import { findContacts } from '#domain/contacts/find-contacts.ts'
import { findEnquiries } from '#domain/enquiries/find-enquiries.ts'
import { migrate } from '#platform/database/migrate.ts'
import { inEmptyWorld } from '../world.ts'
import { testEngines } from '../test-databases.ts'
import { test } from 'node:test'
import { migrations } from '#migrations/migrations.ts'

const at = '2026-10-02T10:00:00.000Z'
const wording = 'Send me offers.'

const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '017'))

for (const engine of testEngines) {
  test(`a database of the version before still has its consents (${engine})`, async () => {
    await inEmptyWorld(engine, async ({ app, database }) => {
      await migrate(database, before)
      await fill(app.db)
      await migrate(database, migrations)
      const enquiries = await findEnquiries(app.db, {})
      const consents = enquiries.map(({ name, consent }) => [name, consent?.agreedAt])
      assert.deepEqual(Object.fromEntries(consents), { Imran: undefined, Meera: at })
      const [contact] = await findContacts(app.db, {})
      assert.equal(contact?.consent?.wording, wording)
      const tokens = await app.db.selectFrom('consents').select(['email', 'token']).execute()
      assert.deepEqual(
        tokens.map(({ email }) => email),
        ['meera@lakeview.example', 'meera@lakeview.example'],
      )
      for (const { token } of tokens) {
        assert.equal((await findOffersState(app.db, token))?.agreedAt, at)
      }
    })
  })

  test(`whole addresses in the audit are shortened, and nothing else (${engine})`, async () => {
    await inEmptyWorld(engine, async ({ app, database }) => {
      await migrate(database, before)
      await fill(app.db)
      await migrate(database, migrations)
      const events = await app.db.selectFrom('audit').selectAll().orderBy('id').execute()
      assert.deepEqual(
        events.map(({ network, after }) => [network, after]),
        [
          ['203.0.113.0/24', null],
          ['2001:db8:1::/48', null],
          [null, '{"status":"closed"}'],
        ],
      )
    })
  })

  test(`the files of an earlier version are rewritten once, a new database's never (${engine})`, async () => {
    await inEmptyWorld(engine, async ({ app, database }) => {
      await migrate(database, before)
      await fill(app.db)
      await migrate(database, migrations)
      assert.notEqual(await dueSince(app.db), null)
    })
    await inEmptyWorld(engine, async ({ app, database }) => {
      await migrate(database, migrations)
      assert.equal(await dueSince(app.db), null)
    })
  })
}

async function dueSince(db: Db) {
  const state = db.selectFrom('erasureState').select('rewriteDueSince')
  return (await state.executeTakeFirstOrThrow()).rewriteDueSince
}

async function fill(db: Db) {
  const refused = 'account.sign-in-refused'
  for (const [id, action, after] of [
    ['a1', refused, '{"address":"203.0.113.7"}'],
    ['a2', refused, '{"address":"2001:db8:1:2::/64"}'],
    ['a3', 'enquiry.status-changed', '{"status":"closed"}'],
  ] as const) {
    await sql`insert into audit (id, at, action, after) values (${id}, ${at}, ${action}, ${after})`.execute(
      db,
    )
  }
  for (const [id, name, email, agreed] of [
    ['e1', 'Meera', 'Meera@Lakeview.example', true],
    ['e2', 'Imran', 'imran@bluehill.example', false],
  ] as const) {
    const [agreedAt, words] = agreed ? [at, wording] : [null, null]
    await sql`
      insert into enquiries
        (id, reference, once_key, name, email, phone, product, message, status, search_text, marketing_at, marketing_wording, created_at)
      values
        (${id}, ${id}, ${id}, ${name}, ${email}, '+919845012345', 'A printer', 'How much is it?', 'pending', '', ${agreedAt}, ${words}, ${at})
    `.execute(db)
  }
  await sql`
    insert into contacts
      (id, reference, once_key, type, name, email, message, status, search_text, marketing_at, marketing_wording, created_at)
    values
      ('c1', 'c1', 'c1', 'new', 'Meera', 'meera@lakeview.example', 'Hello there.', 'pending', '', ${at}, ${wording}, ${at})
  `.execute(db)
}
