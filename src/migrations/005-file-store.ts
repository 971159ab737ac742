import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { newId } from '#platform/ids/new-id.ts'

export async function fileStore(db: Kysely<unknown>) {
  await db.schema
    .createTable('file_store')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('name', 'text', (column) => column.notNull())
    .execute()
  await sql`insert into file_store (id, name) values (1, ${newId().toLowerCase()})`.execute(db)
}
