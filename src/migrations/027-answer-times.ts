import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** When an enquiry was first taken up, and how long that took in business hours. Unknown for earlier ones. */
export async function answerTimes(db: Kysely<unknown>) {
  await db.schema.alterTable('enquiries').addColumn('answered_at', 'text').execute()
  await db.schema.alterTable('enquiries').addColumn('answer_minutes', 'integer').execute()
  await db.schema
    .createIndex('enquiries_answered')
    .on('enquiries')
    .columns(['answered_at', 'answer_minutes'])
    .where(sql<boolean>`answered_at is not null`)
    .execute()
}
