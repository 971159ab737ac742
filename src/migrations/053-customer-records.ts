import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { attachStoredRows } from './attach-stored-rows.ts'

/** One record for each company or person, with what was stored about them so far. */
export async function customerRecords(db: Kysely<unknown>) {
  await createRecords(db)
  await createKeys(db)
  await createDoubles(db)
  await createLock(db)
  for (const table of ['enquiries', 'contacts', 'customers']) {
    await db.schema
      .alterTable(table)
      .addColumn('customer_record_id', 'text', (column) =>
        column.references('customer_records.id').onDelete('set null'),
      )
      .execute()
    await db.schema
      .createIndex(`${table}_customer_record`)
      .on(table)
      .columns(['customer_record_id', 'id'])
      .execute()
  }
  await attachStoredRows(db)
}

async function createRecords(db: Kysely<unknown>) {
  await db.schema
    .createTable('customer_records')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text')
    .addColumn('company', 'text')
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('last_activity_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('entered_at', 'text')
    .addColumn('merged_into_id', 'text', (column) =>
      column.references('customer_records.id').onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('customer_records_activity')
    .on('customer_records')
    .columns(['last_activity_at', 'id'])
    .where(sql<boolean>`merged_into_id is null`)
    .execute()
  await db.schema
    .createIndex('customer_records_merged')
    .on('customer_records')
    .column('merged_into_id')
    .where(sql<boolean>`merged_into_id is not null`)
    .execute()
}

async function createLock(db: Kysely<unknown>) {
  await db.schema
    .createTable('customer_record_lock')
    .addColumn('turns', 'integer', (column) => column.notNull())
    .execute()
  await sql`insert into customer_record_lock (turns) values (0)`.execute(db)
}

async function createKeys(db: Kysely<unknown>) {
  await db.schema
    .createTable('customer_record_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('record_id', 'text', (column) =>
      column.notNull().references('customer_records.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('group_value', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('entered_at', 'text')
    .addUniqueConstraint('customer_record_keys_value', ['kind', 'value'])
    .execute()
  await db.schema
    .createIndex('customer_record_keys_record')
    .on('customer_record_keys')
    .columns(['record_id', 'id'])
    .execute()
  await db.schema
    .createIndex('customer_record_keys_group')
    .on('customer_record_keys')
    .column('group_value')
    .where(sql<boolean>`group_value is not null`)
    .execute()
}

async function createDoubles(db: Kysely<unknown>) {
  const reference = 'customer_records.id'
  await db.schema
    .createTable('customer_record_doubles')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('record_id', 'text', (column) =>
      column.notNull().references(reference).onDelete('cascade'),
    )
    .addColumn('other_id', 'text', (column) =>
      column.notNull().references(reference).onDelete('cascade'),
    )
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('dismissed_at', 'text')
    .addUniqueConstraint('customer_record_doubles_pair', ['record_id', 'other_id', 'reason'])
    .execute()
  await db.schema
    .createIndex('customer_record_doubles_other')
    .on('customer_record_doubles')
    .column('other_id')
    .execute()
  await db.schema
    .createIndex('customer_record_doubles_open')
    .on('customer_record_doubles')
    .column('id')
    .where(sql<boolean>`dismissed_at is null`)
    .execute()
}
