import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** When a session proved last whose it is, where an account has signed in, and whether all need a second factor. */
export async function signInChecks(db: Kysely<unknown>) {
  await db.schema.alterTable('sessions').addColumn('confirmed_at', 'text').execute()
  await db.schema
    .createTable('account_devices')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('device_hash', 'text', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('account_devices_key', ['account_id', 'device_hash'])
    .execute()
  await db.schema
    .createTable('office_settings')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('second_factor_required_at', 'text')
    .execute()
  await sql`insert into office_settings (id) values (1)`.execute(db)
}
