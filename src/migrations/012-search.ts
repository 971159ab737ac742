import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Which products changed since a version of the content is asked by every process that searches. */
export async function search(db: Kysely<unknown>) {
  await db.schema
    .alterTable('products')
    .addColumn('changed_in', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('products_changed_in')
    .on('products')
    .columns(['changed_in', 'id'])
    .execute()
  await db.schema
    .createTable('search_state')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('renewed_in', 'bigint', (column) => column.notNull())
    .execute()
  await sql`insert into search_state (id, renewed_in) values (1, 0)`.execute(db)
}
