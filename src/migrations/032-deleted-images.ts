import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Deleted images and logos stay in the trash with their files until they are purged. */
export async function deletedImages(db: Kysely<unknown>) {
  for (const table of ['gallery_images', 'logos']) {
    await db.schema.alterTable(table).addColumn('deleted_at', 'text').execute()
    await db.schema
      .createIndex(`${table}_deleted`)
      .on(table)
      .columns(['deleted_at', 'id'])
      .where(sql<boolean>`deleted_at is not null`)
      .execute()
  }
}
