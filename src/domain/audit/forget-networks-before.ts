import type { App, Db } from '../app.ts'

/** The event stays, from nowhere. Gives how many. */
export async function forgetNetworksBefore({ db }: App, before: string) {
  const { numUpdatedRows } = await db
    .updateTable('audit')
    .set({ network: null })
    .where('network', 'is not', null)
    .where('at', '<=', before)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** How many it would forget. */
export async function countNetworksBefore(db: Db, before: string) {
  const { count } = await db
    .selectFrom('audit')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('network', 'is not', null)
    .where('at', '<=', before)
    .executeTakeFirstOrThrow()
  return count
}
