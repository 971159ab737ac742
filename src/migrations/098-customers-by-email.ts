import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** For links to a new password, which anybody may request by an e-mail address. */
export async function customersByEmail(db: Kysely<unknown>) {
  await sql`create index customers_email on customers (lower(email))`.execute(db)
}
