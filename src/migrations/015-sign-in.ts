import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function signIn(db: Kysely<unknown>) {
  await createKnownSignIns(db)
  // Failures of an account are counted over all addresses.
  await db.schema
    .createIndex('sign_in_attempts_email')
    .on('sign_in_attempts')
    .columns(['email', 'at'])
    .execute()
  await db.schema
    .createTable('slowed_sign_ins')
    .addColumn('email', 'text', (column) => column.primaryKey())
    .addColumn('next_check_at', 'text', (column) => column.notNull())
    .addColumn('warned_at', 'text')
    .execute()
  await db.schema
    .createTable('password_resets')
    .addColumn('account_id', 'text', (column) =>
      column.primaryKey().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}

async function createKnownSignIns(db: Kysely<unknown>) {
  await db.schema
    .createTable('known_sign_ins')
    .addColumn('account_id', 'text', (column) =>
      column.references('accounts.id').onDelete('cascade'),
    )
    .addColumn('customer_id', 'text', (column) =>
      column.references('customers.id').onDelete('cascade'),
    )
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .addCheckConstraint('known_sign_ins_of_one', sql`(account_id is null) <> (customer_id is null)`)
    .execute()
  await db.schema
    .createIndex('known_sign_ins_account')
    .on('known_sign_ins')
    .columns(['account_id', 'address'])
    .unique()
    .execute()
  await db.schema
    .createIndex('known_sign_ins_customer')
    .on('known_sign_ins')
    .columns(['customer_id', 'address'])
    .unique()
    .execute()
}
