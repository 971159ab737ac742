import type { Kysely } from 'kysely'

/** What customers write about themselves. It goes with their account. */
export async function customerDetails(db: Kysely<unknown>) {
  await db.schema.alterTable('customers').addColumn('company', 'text').execute()

  await db.schema
    .createTable('customer_addresses')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customers.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('street', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('postcode', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('customer_people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customers.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .execute()

  for (const table of ['customer_addresses', 'customer_people']) {
    await db.schema
      .createIndex(`${table}_customer`)
      .on(table)
      .columns(['customer_id', 'id'])
      .execute()
  }
}
