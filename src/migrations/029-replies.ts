import type { Kysely } from 'kysely'

/** What the office replied to enquiries and messages. */
export async function replies(db: Kysely<unknown>) {
  await db.schema
    .createTable('replies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('replies_submission')
    .on('replies')
    .columns(['submission_id', 'id'])
    .execute()
}
