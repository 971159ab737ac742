import type { Kysely } from 'kysely'

/** Catalogues that were deleted or replaced: they stay in the trash until they are purged. */
export async function deletedCatalogues(db: Kysely<unknown>) {
  await db.schema
    .createTable('deleted_catalogues')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('file_key', 'text', (column) => column.notNull())
    .addColumn('original_name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text', (column) => column.notNull())
    .execute()
}
