import type { Kysely } from 'kysely'

/** A flat tint stands where a picture is loaded, so no page sends its few pixels. */
export async function noPlaceholders(db: Kysely<unknown>) {
  await db.schema.alterTable('pictures').dropColumn('placeholder').execute()
}
