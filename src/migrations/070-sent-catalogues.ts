import type { Kysely } from 'kysely'

/** The PDF that went out with an e-mail: its file stays as long as the e-mail. */
export async function sentCatalogues(db: Kysely<unknown>) {
  await db.schema
    .createTable('sent_catalogues')
    .addColumn('email_id', 'text', (column) =>
      column.primaryKey().references('emails.id').onDelete('cascade'),
    )
    .addColumn('file_key', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('sent_catalogues_file_key')
    .on('sent_catalogues')
    .column('file_key')
    .execute()
}
