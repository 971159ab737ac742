import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** What is in the trash is not counted: with it in the index, each row was read to know that. */
export async function indexesInUse(db: Kysely<unknown>) {
  for (const name of ['enquiries_created', 'enquiries_unread']) {
    await db.schema.dropIndex(name).execute()
  }
  await sql`
    create index enquiries_created on enquiries (created_at, product_id) where deleted_at is null
  `.execute(db)
  await sql`
    create index enquiries_unread on enquiries (id) where read_at is null and deleted_at is null
  `.execute(db)
}
