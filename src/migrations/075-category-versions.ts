import type { Kysely } from 'kysely'

/** Counts the changes of a category, so that the second of two editors learns of the first. */
export async function categoryVersions(db: Kysely<unknown>) {
  await db.schema
    .alterTable('categories')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
}
