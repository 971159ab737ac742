import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** What Home features, and in which order. Nothing is featured yet, so Home shows the newest as before. */
export async function featuredProducts(db: Kysely<unknown>) {
  await db.schema
    .alterTable('products')
    .addColumn('featured', 'text', (column) =>
      column
        .notNull()
        .defaultTo('No')
        .check(sql`featured in ('No', 'Yes')`),
    )
    .execute()
  await db.schema
    .alterTable('products')
    .addColumn('featured_place', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`
    create index products_featured on products (featured_place, id)
    where withdrawn_at is null and featured = 'Yes'
  `.execute(db)
}
