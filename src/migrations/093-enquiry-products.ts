import type { Kysely } from 'kysely'

/** What an enquiry about several products asks of each. */
export async function enquiryProducts(db: Kysely<unknown>) {
  await db.schema
    .createTable('enquiry_products')
    .addColumn('enquiry_id', 'text', (column) =>
      column.notNull().references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer')
    .addPrimaryKeyConstraint('enquiry_products_pk', ['enquiry_id', 'place'])
    .execute()
  await db.schema
    .createIndex('enquiry_products_product')
    .on('enquiry_products')
    .column('product_id')
    .execute()
}
