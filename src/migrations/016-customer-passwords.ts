import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const thirtyDays = 30 * 24 * 60 * 60 * 1000

/** The office made every password there is, so each is an initial one: it works for 30 days from now. */
export async function customerPasswords(db: Kysely<unknown>) {
  await db.schema.alterTable('customers').addColumn('initial_until', 'text').execute()
  const until = new Date(Date.now() + thirtyDays).toISOString()
  await sql`update customers set initial_until = ${until}`.execute(db)

  await db.schema
    .createTable('customer_password_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customers.id').onDelete('cascade'),
    )
    .addColumn('requested_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute()
  await db.schema
    .createIndex('customer_password_links_live')
    .on('customer_password_links')
    .column('customer_id')
    .unique()
    .where(sql<boolean>`ended_at is null`)
    .execute()
  await db.schema
    .createIndex('customer_password_links_customer')
    .on('customer_password_links')
    .columns(['customer_id', 'created_at'])
    .execute()
  await db.schema
    .createIndex('customer_password_links_created')
    .on('customer_password_links')
    .column('created_at')
    .execute()
}
