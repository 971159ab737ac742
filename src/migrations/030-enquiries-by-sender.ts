import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** The other enquiries of a sender are found by the e-mail, however it is written. */
export async function enquiriesBySender(db: Kysely<unknown>) {
  await sql`create index enquiries_email on enquiries (lower(email), id)`.execute(db)
}
