import type { Kysely } from 'kysely'

/** A second factor of an account: a secret that an authenticator app has as well, and codes for its loss. */
export async function secondFactors(db: Kysely<unknown>) {
  await db.schema
    .createTable('second_factors')
    .addColumn('account_id', 'text', (column) =>
      column.primaryKey().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('recovery_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('recovery_codes_account')
    .on('recovery_codes')
    .column('account_id')
    .execute()
}
