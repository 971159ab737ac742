import type { Kysely } from 'kysely'

export async function demoMessages(db: Kysely<unknown>) {
  await db.schema
    .createTable('demo_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .execute()
}
