import type { Kysely } from 'kysely'

/** Which products are accessories of which others. */
export async function accessories(db: Kysely<unknown>) {
  await db.schema
    .createTable('accessories')
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('accessory_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('added_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('accessories_pair', ['product_id', 'accessory_id'])
    .execute()
  await db.schema
    .createIndex('accessories_accessory')
    .on('accessories')
    .column('accessory_id')
    .execute()
}
