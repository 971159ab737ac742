import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** As they were when this migration was written: a migration never follows later changes. */
const categories = [
  'Desktops',
  'Laptops',
  'Printers',
  'Projectors',
  'Interactive Panels',
  'Scanners',
  'CCTV Systems',
  'UPS Systems',
  'Accessories',
]

export async function categoryCounts(db: Kysely<unknown>) {
  await db.schema
    .createTable('category_counts')
    .addColumn('category', 'text', (column) => column.primaryKey())
    .addColumn('products', 'bigint', (column) => column.notNull())
    .execute()
  for (const category of categories) {
    await sql`
      insert into category_counts (category, products)
      select ${sql.lit(category)}, count(*) from products
      where category = ${sql.lit(category)} and withdrawn_at is null
    `.execute(db)
  }
}
