import type { Kysely } from 'kysely'

/** The figures of the day sum views and searches from indexes alone, in the order of their groups. */
export async function usageIndexes(db: Kysely<unknown>) {
  for (const [name, table, columns] of [
    ['product_views_sums', 'product_views', ['product_id', 'day', 'count']],
    ['searches_sums', 'searches', ['query', 'day', 'count', 'without_result']],
    ['searches_by_day', 'searches', ['day', 'count']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute()
  }
}
