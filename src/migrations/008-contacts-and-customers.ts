import type { Kysely } from 'kysely'

export async function contactsAndCustomers(db: Kysely<unknown>) {
  await db.schema
    .createTable('customers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().unique())
    .addColumn('gst_number', 'text', (column) => column.unique())
    .addColumn('name', 'text')
    .addColumn('email', 'text')
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('password_set_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('customer_sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customers.id').onDelete('cascade'),
    )
    .addColumn('started_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('customer_sessions_customer')
    .on('customer_sessions')
    .column('customer_id')
    .execute()

  await db.schema
    .createTable('contacts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('once_key', 'text', (column) => column.notNull().unique())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('company', 'text')
    .addColumn('gst_number', 'text')
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'text', (column) =>
      column.references('customers.id').onDelete('set null'),
    )
    .addColumn('suspected_at', 'text')
    .addColumn('marketing_at', 'text')
    .addColumn('marketing_wording', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('contacts_status').on('contacts').columns(['status', 'id']).execute()
  await db.schema.createIndex('contacts_customer').on('contacts').column('customer_id').execute()
}
