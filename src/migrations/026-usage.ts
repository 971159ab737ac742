import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** How often products are opened and words searched for, by day; and what the office's first screen reads. */
export async function usage(db: Kysely<unknown>) {
  await db.schema
    .createTable('product_views')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_views_day', ['day', 'product_id'])
    .execute()
  await db.schema
    .createTable('searches')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('without_result', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('searches_day', ['day', 'query'])
    .execute()
  await db.schema
    .createIndex('enquiries_created')
    .on('enquiries')
    .columns(['created_at', 'product_id'])
    .execute()
  await db.schema
    .createIndex('enquiries_unread')
    .on('enquiries')
    .column('id')
    .where(sql<boolean>`read_at is null`)
    .execute()
  for (const [name, lacks] of [
    ['products_without_price', sql<boolean>`withdrawn_at is null and price_paise = 0`],
    ['products_without_hsn_code', sql<boolean>`withdrawn_at is null and hsn_code = ''`],
  ] as const) {
    await db.schema.createIndex(name).on('products').column('id').where(lacks).execute()
  }
  await db.schema
    .createIndex('emails_given_up')
    .on('emails')
    .column('given_up_at')
    .where(sql<boolean>`given_up_at is not null`)
    .execute()
}
