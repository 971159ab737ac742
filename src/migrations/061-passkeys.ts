import type { Kysely } from 'kysely'

/** Keys of devices with which people sign in, and the challenges that one has answered. */
export async function passkeys(db: Kysely<unknown>) {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .execute()
  await db.schema
    .createIndex('passkeys_account')
    .on('passkeys')
    .columns(['account_id', 'id'])
    .execute()
  await db.schema
    .createTable('used_challenges')
    .addColumn('challenge_hash', 'text', (column) => column.primaryKey())
    .addColumn('used_at', 'text', (column) => column.notNull())
    .execute()
}
