import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Who answers an enquiry or a message, and when; with indexes for the filters of both lists. */
export async function followUps(db: Kysely<unknown>) {
  for (const table of ['enquiries', 'contacts']) {
    await db.schema
      .alterTable(table)
      .addColumn('assignee_id', 'text', (column) => column.references('accounts.id'))
      .execute()
    await db.schema.alterTable(table).addColumn('follow_up_on', 'text').execute()
    await indexListed(db, table, 'assignee', ['assignee_id', 'status', 'id'])
    await db.schema
      .createIndex(`${table}_follow_up`)
      .on(table)
      .columns(['follow_up_on', 'status', 'id'])
      .where(sql<boolean>`follow_up_on is not null and deleted_at is null`)
      .execute()
  }
  await indexListed(db, 'enquiries', 'product', ['product_id', 'status', 'id'])
  await sql`create index enquiries_company on enquiries (lower(company), status, id) where deleted_at is null`.execute(
    db,
  )
  await sql`create index contacts_email on contacts (lower(email), id)`.execute(db)
}

async function indexListed(db: Kysely<unknown>, table: string, name: string, columns: string[]) {
  await db.schema
    .createIndex(`${table}_${name}`)
    .on(table)
    .columns(columns)
    .where(sql<boolean>`deleted_at is null`)
    .execute()
}
