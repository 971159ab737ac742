import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** What the office writes about a customer, and which records became one. */
export async function customerNotesAndMerges(db: Kysely<unknown>) {
  await db.schema
    .createTable('customer_record_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('record_id', 'text', (column) =>
      column.notNull().references('customer_records.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute()
  await db.schema
    .createIndex('customer_record_notes_record')
    .on('customer_record_notes')
    .columns(['record_id', 'id'])
    .execute()
  await db.schema
    .createIndex('customer_record_notes_deleted')
    .on('customer_record_notes')
    .column('deleted_at')
    .where(sql<boolean>`deleted_at is not null`)
    .execute()
  await createMerges(db)
}

async function createMerges(db: Kysely<unknown>) {
  const reference = 'customer_records.id'
  await db.schema
    .createTable('customer_record_merges')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kept_id', 'text', (column) =>
      column.notNull().references(reference).onDelete('cascade'),
    )
    .addColumn('merged_id', 'text', (column) =>
      column.notNull().references(reference).onDelete('cascade'),
    )
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('moved', 'text', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .addColumn('undone_at', 'text')
    .execute()
  for (const column of ['kept_id', 'merged_id']) {
    await db.schema
      .createIndex(`customer_record_merges_${column}`)
      .on('customer_record_merges')
      .columns([column, 'id'])
      .execute()
  }
}
