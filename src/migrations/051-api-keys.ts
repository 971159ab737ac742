import type { Kysely } from 'kysely'

/** With which other programs call. Each has an account, which no person can sign in to. */
export async function apiKeys(db: Kysely<unknown>) {
  await db.schema
    .createTable('api_keys')
    .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id'))
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('key_hash', 'text', (column) => column.notNull().unique())
    .addColumn('ending', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .execute()
}
