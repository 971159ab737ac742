import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

type Event = {
  id: string
  at: string
  account_id: string | null
  action: string
  change_id: string
  subject_id: string | null
  before: string | null
  after: string | null
  number: number
  hash: string
}

type Chained = {
  audit: Event
  audit_chain: { id: number; number: number; hash: string }
}

const rowsAtOnce = 1000

/** Each event has a hash of itself and of the hash before, those that are there already as well. */
export async function auditChain(db: Kysely<unknown>) {
  const chained = db as Kysely<Chained>
  await db.schema
    .alterTable('audit')
    .addColumn('number', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('audit')
    .addColumn('hash', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  const end = await chainStored(chained)
  await db.schema.createIndex('audit_number').on('audit').column('number').unique().execute()
  for (const column of ['account_id', 'action']) {
    await db.schema.createIndex(`audit_${column}`).on('audit').columns([column, 'number']).execute()
  }
  await db.schema.createIndex('audit_at').on('audit').columns(['at', 'number']).execute()
  await db.schema
    .createTable('audit_chain')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute()
  await chained
    .insertInto('audit_chain')
    .values({ id: 1, ...end })
    .execute()
}

async function chainStored(db: Kysely<Chained>) {
  let end = { id: '', number: 0, hash: '' }
  for (;;) {
    const events = await db
      .selectFrom('audit')
      .selectAll()
      .where('id', '>', end.id)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute()
    for (const event of events) {
      const number = end.number + 1
      end = { id: event.id, number, hash: hashOf(end.hash, { ...event, number }) }
      const { hash } = end
      await db.updateTable('audit').set({ number, hash }).where('id', '=', event.id).execute()
    }
    if (events.length < rowsAtOnce) return { number: end.number, hash: end.hash }
  }
}

function hashOf(previous: string, event: Omit<Event, 'hash'>) {
  const { number, id, at, account_id, action, change_id, subject_id, before, after } = event
  const facts = [previous, number, id, at, account_id, action, change_id, subject_id, before, after]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}
