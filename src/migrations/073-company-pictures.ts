import type { Kysely } from 'kysely'

/** What was uploaded as logo or mark of the company. Versions of the company name these by their keys. */
export async function companyPictures(db: Kysely<unknown>) {
  await db.schema
    .createTable('company_pictures')
    .addColumn('picture_key', 'text', (column) => column.notNull().references('pictures.key'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('original_name', 'text', (column) => column.notNull())
    .addColumn('uploaded_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('company_pictures_pkey', ['picture_key', 'kind'])
    .execute()
}
