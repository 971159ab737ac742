import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** A letter may hold a link that signs its reader in to something once. */
export async function linkTokens(db: Kysely<unknown>) {
  await db.schema.alterTable('letters').addColumn('link_token', 'text').execute()
  await db.schema.dropIndex('letters_secret').execute()
  await db.schema
    .createIndex('letters_secrets')
    .on('letters')
    .column('created_at')
    .where(sql<boolean>`secret is not null or link_token is not null`)
    .execute()
}
