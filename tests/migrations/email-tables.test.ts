import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Db } from '#domain/app.ts'
import { migrations } from '#migrations/migrations.ts'
import { migrate } from '#platform/database/migrate.ts'
import { isUniqueViolation } from '#platform/database/is-unique-violation.ts'
import { testEngines } from '../test-databases.ts'
import { inEmptyWorld } from '../world.ts'

const at = '2026-10-02T10:00:00.000Z'

const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '022'))

for (const engine of testEngines) {
  test(`the e-mails of a database of the version before are still there (${engine})`, async () => {
    await inEmptyWorld(engine, async ({ app, database }) => {
      await migrate(database, before)
      await fill(app.db)
      await migrate(database, migrations)
      const rows = await app.db
        .selectFrom('emails')
        .select(['id', 'kind', 'recipient', 'secret', 'linkToken', 'about', 'nextTryAt', 'sentAt'])
        .orderBy('id')
        .execute()
      const same = { kind: 'enquiry', recipient: 'sales', secret: null, about: 'e1' }
      assert.deepEqual(rows, [
        { ...same, id: 'm1', linkToken: 'sealed', nextTryAt: at, sentAt: null },
        { ...same, id: 'm2', linkToken: null, nextTryAt: null, sentAt: at },
      ])
      await assert.rejects(sql`select * from letters`.execute(app.db))
    })
  })

  test(`an e-mail that was sent again stays so in the audit (${engine})`, async () => {
    await inEmptyWorld(engine, async ({ app: { db }, database }) => {
      await migrate(database, before)
      await fill(db)
      await migrate(database, migrations)
      const events = await db.selectFrom('audit').selectAll().orderBy('id').execute()
      assert.deepEqual(
        events.map(({ action, subjectId }) => [action, subjectId]),
        [
          ['email.sent-again', 'm1'],
          ['enquiry.received', 'e1'],
        ],
      )
    })
  })

  test(`a submission of the version before is recognized when it is sent again (${engine})`, async () => {
    await inEmptyWorld(engine, async ({ app: { db }, database }) => {
      await migrate(database, before)
      await fill(db)
      await migrate(database, migrations)
      for (const table of ['enquiries', 'contacts'] as const) {
        const submission = await db.selectFrom(table).selectAll().executeTakeFirstOrThrow()
        assert.equal(submission.idempotencyKey, `key of ${table}`)
        const repeated = { ...submission, id: 'other', reference: 'other' }
        await assert.rejects(db.insertInto(table).values(repeated).execute(), isUniqueViolation)
      }
    })
  })
}

/** An enquiry, a contact message, a waiting and a sent e-mail, and their audit events. */
async function fill(db: Db) {
  await sql`
    insert into enquiries
      (id, reference, once_key, name, email, phone, product, message, status, search_text, created_at)
    values
      ('e1', 'e1', 'key of enquiries', 'Meera', 'meera@lakeview.example', '+919845012345', 'A printer', 'How much is it?', 'pending', '', ${at})
  `.execute(db)
  await sql`
    insert into contacts
      (id, reference, once_key, type, name, email, message, status, search_text, created_at)
    values
      ('c1', 'c1', 'key of contacts', 'new', 'Meera', 'meera@lakeview.example', 'Hello there.', 'pending', '', ${at})
  `.execute(db)
  for (const [id, link, waiting, sent] of [
    ['m1', 'sealed', at, null],
    ['m2', null, null, at],
  ] as const) {
    await sql`
      insert into letters
        (id, kind, recipient, subject, content, link_token, about, created_at, waiting_since, next_try_at, claimed_until, attempts, sent_at)
      values
        (${id}, 'enquiry', 'sales', 'An enquiry', '{}', ${link}, 'e1', ${at}, ${at}, ${waiting}, ${at}, 0, ${sent})
    `.execute(db)
  }
  for (const [id, action, subjectId] of [
    ['a1', 'letter.sent-again', 'm1'],
    ['a2', 'enquiry.received', 'e1'],
  ]) {
    await sql`
      insert into audit (id, at, action, subject_id) values (${id}, ${at}, ${action}, ${subjectId})
    `.execute(db)
  }
}
