import { dayOf } from '#contract/site/office-time.ts'
import type { App, Db } from '../app.ts'

/** Deletes the counts of the days before this moment. Gives how many rows. */
export async function forgetUsageBefore({ db }: App, before: string): Promise<number> {
  const first = dayOf(new Date(before))
  const views = await db.deleteFrom('productViews').where('day', '<', first).executeTakeFirst()
  const searches = await db.deleteFrom('searches').where('day', '<', first).executeTakeFirst()
  return Number(views.numDeletedRows + searches.numDeletedRows)
}

/** Of how many days the counts would be deleted. */
export async function countUsageDaysBefore(db: Db, before: string): Promise<number> {
  const first = dayOf(new Date(before))
  const days = db
    .selectFrom('productViews')
    .select('day')
    .where('day', '<', first)
    .union(db.selectFrom('searches').select('day').where('day', '<', first))
  return (await days.execute()).length
}
