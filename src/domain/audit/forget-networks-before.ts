import type { App } from '../app.ts'

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
