import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Every order in which a list is given, over all categories and within one. */
const orders = {
  newest: ['id'],
  name: ['sort_name', 'id'],
  price: ['sort_price', 'id'],
  dearest: ['price_paise', 'id'],
}

/** Null once it is published, otherwise when it will be, or empty. What exists is published. */
export async function drafts(db: Kysely<unknown>) {
  await db.schema.alterTable('products').addColumn('draft_until', 'text').execute()
  for (const [name, columns] of Object.entries(orders)) {
    await indexOfPublished(db, `products_${name}`, columns)
    await indexOfPublished(db, `products_category_${name}`, ['category', ...columns])
  }
  await sql`
    create index products_drafts on products (draft_until, id)
    where withdrawn_at is null and draft_until is not null
  `.execute(db)
}

/** In place of the one of all that are not withdrawn. */
async function indexOfPublished(db: Kysely<unknown>, name: string, columns: string[]) {
  await db.schema.dropIndex(name).execute()
  await sql`
    create index ${sql.ref(name)} on products (${sql.join(columns.map((column) => sql.ref(column)))})
    where withdrawn_at is null and draft_until is null
  `.execute(db)
}
