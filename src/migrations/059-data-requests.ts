import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** What people ask for about their data, and where a consent was given. */
export async function dataRequests(db: Kysely<unknown>) {
  await db.schema
    .createTable('data_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.unique())
    .addColumn('requested_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('due_at', 'text')
    .addColumn('closed_at', 'text')
    .addColumn('outcome', 'text')
    .addColumn('reason', 'text')
    .addColumn('file_token_hash', 'text', (column) => column.unique())
    .addColumn('file_until', 'text')
    .execute()
  await db.schema
    .createIndex('data_requests_open')
    .unique()
    .on('data_requests')
    .columns(['email', 'kind'])
    .where(sql.ref('closed_at'), 'is', null)
    .execute()
  await db.schema
    .createIndex('data_requests_listed')
    .on('data_requests')
    .columns(['closed_at', 'due_at', 'id'])
    .execute()
  await wordingsAndSources(db)
}

/** Every consent so far agreed to the first wording. */
async function wordingsAndSources(db: Kysely<unknown>) {
  await db.schema
    .alterTable('consents')
    .addColumn('wording_version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .alterTable('consents')
    .addColumn('source', 'text', (column) => column.notNull().defaultTo('enquiry'))
    .execute()
  await sql`update consents set source = 'contact'
    where exists (select 1 from contacts where contacts.id = consents.submission_id)`.execute(db)
}
