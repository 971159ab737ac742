import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** The oldest records of one PAN or domain are found without a look at all of them. */
export async function recordKeyGroups(db: Kysely<unknown>) {
  await db.schema.dropIndex('customer_record_keys_group').execute()
  await db.schema
    .createIndex('customer_record_keys_group')
    .on('customer_record_keys')
    .columns(['group_value', 'record_id'])
    .where(sql<boolean>`group_value is not null`)
    .execute()
}
