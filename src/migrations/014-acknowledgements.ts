import type { Kysely } from 'kysely'

/** Counts of submissions and acknowledgements, one row a subject. Submissions had a row each. */
export async function acknowledgements(db: Kysely<unknown>) {
  await db.schema
    .createTable('limit_counts')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('times', 'text', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('limit_counts_subject', ['kind', 'subject'])
    .execute()
  await db.schema
    .createIndex('limit_counts_last')
    .on('limit_counts')
    .columns(['kind', 'last_at'])
    .execute()
  await db.schema.dropTable('public_posts').execute()
}
