import type { Kysely } from 'kysely'

/** Since when the account of a customer signs nobody in. Null: it does. */
export async function suspendedCustomers(db: Kysely<unknown>) {
  await db.schema.alterTable('customers').addColumn('suspended_at', 'text').execute()
}
