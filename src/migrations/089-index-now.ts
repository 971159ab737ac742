import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Up to which change of products search engines were told of changed addresses. */
export async function indexNow(db: Kysely<unknown>) {
  await db.schema
    .createTable('index_now')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('seen_version', 'bigint', (column) => column.notNull())
    .addColumn('seen_id', 'text', (column) => column.notNull())
    .addColumn('next_try_at', 'text', (column) => column.notNull())
    .addColumn('claimed_until', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .execute()
}
