import type { Kysely } from 'kysely'

/** When the file of an import was last being read: one that stopped was interrupted. */
export async function importReadings(db: Kysely<unknown>) {
  await db.schema.alterTable('product_imports').addColumn('read_at', 'text').execute()
}
