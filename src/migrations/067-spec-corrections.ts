import type { Kysely } from 'kysely'

/** What the office says that a specification line says, where it was read wrongly or not at all. */
export async function specCorrections(db: Kysely<unknown>) {
  await db.schema
    .alterTable('products')
    .addColumn('spec_corrections', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
