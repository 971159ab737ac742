import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Engine } from '#platform/database/engine.ts'

/** Every order in which a list is given, over all categories and within one. */
const orders = {
  newest: ['id'],
  name: ['sort_name', 'id'],
  price: ['sort_price', 'id'],
  dearest: ['price_paise', 'id'],
}

export async function products(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .createTable('content')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .execute()
  await sql`insert into content (id, version) values (1, 1)`.execute(db)

  await db.schema
    .createTable('products')
    .addColumn('id', engine.textInByteOrder, (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('brand', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('price_paise', 'bigint', (column) => column.notNull().check(sql`price_paise >= 0`))
    .addColumn('sort_price', 'bigint', (column) => column.notNull())
    .addColumn('model_no', 'text', (column) => column.notNull())
    .addColumn('warranty', 'text', (column) => column.notNull())
    .addColumn('stock_status', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('specs', 'text', (column) => column.notNull())
    .addColumn('sort_name', engine.textInByteOrder, (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('withdrawn_at', 'text')
    .execute()
  for (const [name, columns] of Object.entries(orders)) {
    await indexOfListed(db, `products_${name}`, columns)
    await indexOfListed(db, `products_category_${name}`, ['category', ...columns])
  }

  await db.schema
    .createTable('demo_products')
    .addColumn('product_id', 'text', (column) => column.primaryKey())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .execute()
}

async function indexOfListed(db: Kysely<unknown>, name: string, columns: string[]) {
  await db.schema
    .createIndex(name)
    .on('products')
    .columns(columns)
    .where(sql.ref('withdrawn_at'), 'is', null)
    .execute()
}
