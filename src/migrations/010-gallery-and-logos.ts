import type { Kysely } from 'kysely'

export async function galleryAndLogos(db: Kysely<unknown>) {
  await db.schema
    .createTable('gallery_images')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('picture_key', 'text', (column) => column.notNull().references('pictures.key'))
    .addColumn('original_name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('gallery_images_place')
    .on('gallery_images')
    .columns(['place', 'id'])
    .execute()
  await db.schema
    .createIndex('gallery_images_picture')
    .on('gallery_images')
    .column('picture_key')
    .execute()

  await db.schema
    .createTable('logos')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('picture_key', 'text', (column) => column.notNull().references('pictures.key'))
    .addColumn('original_name', 'text', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('link', 'text')
    .addColumn('category', 'text')
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('logos_place').on('logos').columns(['kind', 'place', 'id']).execute()
  await db.schema.createIndex('logos_picture').on('logos').column('picture_key').execute()
}
