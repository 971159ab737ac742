import type { Kysely } from 'kysely'

/**
 * The company as owners have changed it: one row for each version, the whole profile in each. A new
 * site has none, and shows the profile of the source code.
 */
export async function company(db: Kysely<unknown>) {
  await db.schema
    .createTable('company_versions')
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('profile', 'text', (column) => column.notNull())
    .addColumn('restored', 'integer')
    .addColumn('account_id', 'text')
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute()
}
