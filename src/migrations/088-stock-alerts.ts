import type { Kysely } from 'kysely'

/** Who wants one e-mail when a product is in stock again. */
export async function stockAlerts(db: Kysely<unknown>) {
  await db.schema
    .createTable('stock_alerts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('requested_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('stock_alerts_once', ['product_id', 'email'])
    .execute()
  await db.schema.createIndex('stock_alerts_email').on('stock_alerts').column('email').execute()
}
