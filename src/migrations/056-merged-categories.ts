import type { Kysely } from 'kysely'
import type { Engine } from '#platform/database/engine.ts'

/** Which products a merged category had, so that it can be restored with them. */
export async function mergedCategories(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .createTable('merged_products')
    .addColumn('category_id', 'text', (column) => column.notNull().references('categories.id'))
    // As the ids of products are ordered, or PostgreSQL compares each with each.
    .addColumn('product_id', engine.textInByteOrder, (column) =>
      column.notNull().references('products.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('merged_products_key', ['category_id', 'product_id'])
    .execute()
  await db.schema
    .createIndex('merged_products_product')
    .on('merged_products')
    .column('product_id')
    .execute()
}
