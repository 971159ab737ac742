import { dayOf } from '#contract/site/office-time.ts'
import type { App } from '../app.ts'

/** Deletes the counts of the days before this moment. Gives how many rows. */
export async function forgetUsageBefore({ db }: App, before: string): Promise<number> {
  const first = dayOf(new Date(before))
  const views = await db.deleteFrom('productViews').where('day', '<', first).executeTakeFirst()
  const searches = await db.deleteFrom('searches').where('day', '<', first).executeTakeFirst()
  return Number(views.numDeletedRows + searches.numDeletedRows)
}
