import type { Kysely } from 'kysely'

export async function demoShowpieces(db: Kysely<unknown>) {
  await db.schema
    .createTable('demo_showpieces')
    .addColumn('position', 'integer', (column) => column.primaryKey())
    .addColumn('wall', 'text', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('category', 'text')
    .addColumn('shown_as', 'text')
    .execute()
}
