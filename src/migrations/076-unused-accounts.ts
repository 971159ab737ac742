import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * When the account of a customer was last used, and when its customer was warned that it will be deleted.
 * Of earlier use nothing is known, so that the time of those there are begins now.
 */
export async function unusedAccounts(db: Kysely<unknown>) {
  await db.schema.alterTable('customers').addColumn('last_used_at', 'text').execute()
  await db.schema.alterTable('customers').addColumn('unused_warned_at', 'text').execute()
  await sql`update customers set last_used_at = ${new Date().toISOString()}`.execute(db)
}
