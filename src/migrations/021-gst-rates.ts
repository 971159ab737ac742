import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** In hundredths of a percent, since a rate may have two decimals. Most goods of this trade have 18 %. */
export async function gstRates(db: Kysely<unknown>) {
  await db.schema
    .alterTable('products')
    .addColumn('gst_basis_points', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(1800)
        .check(sql`gst_basis_points between 0 and 10000`),
    )
    .execute()
}
