import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * Deleted enquiries and messages stay in the trash until they are purged. The indexes of lists and
 * figures leave them out, so that a count still reads the index alone.
 */
export async function deletedSubmissions(db: Kysely<unknown>) {
  for (const table of ['enquiries', 'contacts']) {
    await db.schema.alterTable(table).addColumn('deleted_at', 'text').execute()
    await db.schema.dropIndex(`${table}_status`).execute()
    await indexListed(db, table, 'status', ['status', 'id'])
    await db.schema
      .createIndex(`${table}_deleted`)
      .on(table)
      .columns(['deleted_at', 'id'])
      .where(sql<boolean>`deleted_at is not null`)
      .execute()
  }
  for (const name of ['created', 'unread', 'answered']) {
    await db.schema.dropIndex(`enquiries_${name}`).execute()
  }
  await indexListed(db, 'enquiries', 'created', ['created_at', 'product_id'])
  await db.schema
    .createIndex('enquiries_unread')
    .on('enquiries')
    .column('id')
    .where(sql<boolean>`read_at is null and deleted_at is null`)
    .execute()
  await db.schema
    .createIndex('enquiries_answered')
    .on('enquiries')
    .columns(['answered_at', 'answer_minutes'])
    .where(sql<boolean>`answered_at is not null and deleted_at is null`)
    .execute()
}

async function indexListed(db: Kysely<unknown>, table: string, name: string, columns: string[]) {
  await db.schema
    .createIndex(`${table}_${name}`)
    .on(table)
    .columns(columns)
    .where(sql<boolean>`deleted_at is null`)
    .execute()
}
