import type { Kysely } from 'kysely'

/** How the site would look with a profile that is not saved: one for each account. */
export async function companyPreviews(db: Kysely<unknown>) {
  await db.schema
    .createTable('company_previews')
    .addColumn('account_id', 'text', (column) =>
      column.primaryKey().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('profile', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
}
