import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Empty for products of the version before: nobody has typed one. */
export async function hsnCodes(db: Kysely<unknown>) {
  await db.schema
    .alterTable('products')
    .addColumn('hsn_code', 'text', (column) =>
      column
        .notNull()
        .defaultTo('')
        .check(sql`length(hsn_code) in (0, 4, 6, 8)`),
    )
    .execute()
}
