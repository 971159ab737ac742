import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Db } from '#domain/app.ts'
import { migrations } from '#migrations/migrations.ts'
import { migrate } from '#platform/database/migrate.ts'
import { testEngines } from '../test-databases.ts'
import { inEmptyWorld } from '../world.ts'

const at = '2026-10-02T10:00:00.000Z'
const gstNumber = '29ZZZFZ9999Z1Z9'

const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '053'))

for (const engine of testEngines) {
  test(`enquiries, messages and accounts of an earlier version are attached to customer records (${engine})`, async () => {
    await inEmptyWorld(engine, async ({ app: { db }, database }) => {
      await migrate(database, before)
      await fill(db)
      await migrate(database, migrations)
      assert.deepEqual(await namesOf(db, 'customers'), [['a1', 'Hosur Foods']])
      assert.deepEqual(await namesOf(db, 'contacts'), [
        ['c1', 'Hosur Foods'],
        ['c2', 'Hosur Foods'],
      ])
      const enquiries = await namesOf(db, 'enquiries')
      assert.deepEqual(enquiries.slice(0, 4), [
        ['e1', 'Hosur Foods'],
        ['e2', 'Lakeview'],
        ['e3', 'Lakeview'],
        ['e4', null],
      ])
      assert.equal(enquiries.length, 704)
      const doubles = await db.selectFrom('customerRecordDoubles').select('reason').execute()
      assert.deepEqual(doubles, [{ reason: 'phone' }])
      const records = await db.selectFrom('customerRecords').selectAll().orderBy('id').execute()
      assert.equal(records.length, 702)
      assert.match(records[0]?.searchText ?? '', /29zzzfz9999z1z9/)
    })
  })
}

async function namesOf(db: Db, table: 'customers' | 'contacts' | 'enquiries') {
  const rows = await db
    .selectFrom(table)
    .leftJoin('customerRecords', 'customerRecords.id', 'customerRecordId')
    .select([`${table}.id as rowId`, 'customerRecords.company as recordCompany'])
    .orderBy(`${table}.id`)
    .execute()
  return rows.map(({ rowId, recordCompany }) => [rowId, recordCompany])
}

/** An account with two messages, two companies with a phone in common, a suspected one, and 700 people. */
async function fill(db: Db) {
  await sql`insert into customers (id, user_id, gst_number, email, password_hash, password_set_at, created_at)
    values ('a1', ${gstNumber}, ${gstNumber}, 'divya@hosurfoods.example', '', ${at}, ${at})`.execute(
    db,
  )
  await insertContact(db, 'c1', { customer: 'a1' })
  await insertContact(db, 'c2', { gst: ' 29zzzfz9999z1z9', company: 'Hosur Foods' })
  await insertEnquiry(db, 'e1', { email: 'DIVYA@hosurfoods.example', phone: '080 12345678' })
  await insertEnquiry(db, 'e2', { email: 'm@lakeview.example', company: 'Lakeview' })
  const shared = { email: 'm@lakeview.example', phone: '+918012345678' }
  await insertEnquiry(db, 'e3', shared)
  await insertEnquiry(db, 'e4', { email: 'spam@lakeview.example', suspected: at })
  for (let count = 0; count < 700; count += 1) {
    const name = String(count).padStart(3, '0')
    await insertEnquiry(db, `p${name}`, { email: `p${name}@gmail.com`, phone: `98${name}50000` })
  }
}

type Stored = {
  email?: string
  phone?: string
  company?: string
  gst?: string
  customer?: string
  suspected?: string
}

async function insertEnquiry(db: Db, id: string, stored: Stored) {
  const { email = '', phone = '', company = null, suspected = null } = stored
  await sql`insert into enquiries
    (id, reference, idempotency_key, name, email, phone, company, product, message, status, search_text, suspected_at, created_at)
    values (${id}, ${id}, ${id}, 'Somebody', ${email}, ${phone}, ${company}, 'A printer', 'Hello', 'pending', '', ${suspected}, ${at})`.execute(
    db,
  )
}

async function insertContact(db: Db, id: string, stored: Stored) {
  const { company = null, gst = null, customer = null } = stored
  await sql`insert into contacts
    (id, reference, idempotency_key, type, company, gst_number, customer_id, message, status, search_text, created_at)
    values (${id}, ${id}, ${id}, 'new', ${company}, ${gst}, ${customer}, 'Hello', 'pending', '', ${at})`.execute(
    db,
  )
}
