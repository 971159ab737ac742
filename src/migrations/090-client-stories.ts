import type { Kysely } from 'kysely'

/** What was done for a client, told on a page of its own. It belongs to the client's logo. */
export async function clientStories(db: Kysely<unknown>) {
  await db.schema
    .createTable('client_stories')
    .addColumn('client_id', 'text', (column) =>
      column.primaryKey().references('logos.id').onDelete('cascade'),
    )
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('picture_key', 'text', (column) => column.references('pictures.key'))
    .addColumn('picture_name', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('client_stories_picture')
    .on('client_stories')
    .column('picture_key')
    .execute()
}
