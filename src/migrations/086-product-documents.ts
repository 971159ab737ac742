import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Manuals, certificates and other PDFs of one product. */
export async function productDocuments(db: Kysely<unknown>) {
  await db.schema
    .createTable('product_documents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('file_key', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute()
  await db.schema
    .createIndex('product_documents_product')
    .on('product_documents')
    .columns(['product_id', 'place'])
    .execute()
  await db.schema
    .createIndex('product_documents_file')
    .on('product_documents')
    .column('file_key')
    .execute()
  await db.schema
    .createIndex('product_documents_deleted')
    .on('product_documents')
    .column('deleted_at')
    .where(sql<boolean>`deleted_at is not null`)
    .execute()
}
