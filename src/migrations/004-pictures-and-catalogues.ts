import { sql } from 'kysely'
import type { Kysely } from 'kysely'

export async function picturesAndCatalogues(db: Kysely<unknown>) {
  await db.schema
    .createTable('pictures')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('widths', 'text', (column) => column.notNull())
    .addColumn('placeholder', 'text', (column) => column.notNull())
    .addColumn('avif_at', 'text')
    .addColumn('avif_claimed_until', 'text', (column) => column.notNull())
    .addColumn('uploaded_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createIndex('pictures_without_avif')
    .on('pictures')
    .columns(['uploaded_at', 'key'])
    .where(sql.ref('avif_at'), 'is', null)
    .execute()

  await db.schema
    .createTable('product_pictures')
    .addColumn('product_id', 'text', (column) =>
      column.notNull().references('products.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('picture_key', 'text', (column) => column.notNull().references('pictures.key'))
    .addColumn('original_name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_pictures_place', ['product_id', 'position'])
    .execute()
  await db.schema
    .createIndex('product_pictures_picture')
    .on('product_pictures')
    .column('picture_key')
    .execute()

  await db.schema
    .createTable('catalogues')
    .addColumn('category', 'text', (column) => column.primaryKey())
    .addColumn('file_key', 'text', (column) => column.notNull())
    .addColumn('original_name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema.alterTable('demo_products').addColumn('waiting_pictures', 'text').execute()
  await db.schema
    .createTable('demo_catalogues')
    .addColumn('category', 'text', (column) => column.primaryKey())
    .addColumn('file_key', 'text', (column) => column.notNull())
    .execute()
}
