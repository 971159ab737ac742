import type { Kysely } from 'kysely'

/** What an import of customers has changed, so that it can be undone. */
export async function customerImports(db: Kysely<unknown>) {
  await db.schema
    .createTable('customer_imports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('created', 'integer', (column) => column.notNull())
    .addColumn('changed', 'integer', (column) => column.notNull())
    .addColumn('undone_at', 'text')
    .execute()
  await db.schema
    .createIndex('customer_imports_at')
    .on('customer_imports')
    .columns(['at', 'id'])
    .execute()
  await db.schema
    .createTable('customer_import_records')
    .addColumn('import_id', 'text', (column) =>
      column.notNull().references('customer_imports.id').onDelete('cascade'),
    )
    .addColumn('record_id', 'text', (column) =>
      column.notNull().references('customer_records.id').onDelete('cascade'),
    )
    .addColumn('is_new', 'integer', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('company', 'text')
    .addColumn('entered_at', 'text')
    .addColumn('key_ids', 'text', (column) => column.notNull())
    .addColumn('note_ids', 'text', (column) => column.notNull())
    .addColumn('is_erased', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('customer_import_records_pair', ['import_id', 'record_id'])
    .execute()
  await db.schema
    .createIndex('customer_import_records_record')
    .on('customer_import_records')
    .column('record_id')
    .execute()
}
