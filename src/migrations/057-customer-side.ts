import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Customers see what they have sent: which account sent it, and what proves whose account it is. */
export async function customerSide(db: Kysely<unknown>) {
  // Sessions that exist have no last use, so they end.
  await db.schema
    .alterTable('customer_sessions')
    .addColumn('last_used_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute()

  await db.schema.alterTable('customers').addColumn('email_verified_at', 'text').execute()
  await db.schema.alterTable('customers').addColumn('gst_confirmed_at', 'text').execute()
  // An account without an e-mail was made by the office for a GST number, not for a message.
  await sql`update customers set gst_confirmed_at = created_at where email is null`.execute(db)

  await db.schema
    .alterTable('enquiries')
    .addColumn('customer_id', 'text', (column) =>
      column.references('customers.id').onDelete('set null'),
    )
    .execute()
  await db.schema
    .createIndex('enquiries_customer')
    .on('enquiries')
    .column('customer_id')
    .where(sql<boolean>`customer_id is not null`)
    .execute()
  await db.schema.createIndex('contacts_gst_number').on('contacts').column('gst_number').execute()
}
