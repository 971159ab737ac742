import type { Figure } from '#contract/today/today.ts'
import type { Db } from '../app.ts'

/** Without a limit, so that the counts add up to the number of the day in the chart. */
export async function findSearchesOfDay(db: Db, day: string): Promise<Figure[]> {
  const rows = await db
    .selectFrom('searches')
    .select(['query', 'count'])
    .where('day', '=', day)
    .orderBy('count', 'desc')
    .orderBy('query')
    .execute()
  return rows.map(({ query, count }) => ({ name: query, value: count, id: null }))
}
