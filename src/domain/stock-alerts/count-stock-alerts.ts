import type { Db } from '../app.ts'

/** How many people wait for a product. */
export async function countStockAlerts(db: Db, productId: string) {
  const { count } = await db
    .selectFrom('stockAlerts')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow()
  return count
}
