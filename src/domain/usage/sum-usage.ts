import { sql } from 'kysely'
import { todayLimits } from '#contract/today/today.ts'
import type { Db } from '../app.ts'
import type { UsageSums } from './stored-usage.ts'
import { otherQueries } from './usage-rules.ts'

const { bars } = todayLimits

/** Of this day and all since. */
export async function sumUsage(db: Db, day: string): Promise<UsageSums> {
  const [views, searchesByDay, searches, emptySearches] = await Promise.all([
    sumViews(db, day),
    sumSearchesByDay(db, day),
    sumSearches(db, day, 'count'),
    sumSearches(db, day, 'withoutResult'),
  ])
  return { views, searchesByDay, searches, emptySearches }
}

function sumViews(db: Db, day: string) {
  return (
    db
      .selectFrom('productViews')
      .select(['productId', sql<number>`sum(count)`.as('views')])
      .where('day', '>=', day)
      .groupBy('productId')
      .orderBy('views', 'desc')
      .orderBy('productId')
      // Some may have been withdrawn since.
      .limit(4 * bars)
      .execute()
  )
}

function sumSearchesByDay(db: Db, day: string) {
  return db
    .selectFrom('searches')
    .select(['day', sql<number>`sum(count)`.as('searches')])
    .where('day', '>=', day)
    .groupBy('day')
    .execute()
}

function sumSearches(db: Db, day: string, column: 'count' | 'withoutResult') {
  return db
    .selectFrom('searches')
    .select(['query', (row) => row.fn.sum<number>(column).as('searches')])
    .where('day', '>=', day)
    .where('query', '!=', otherQueries)
    .where(column, '>', 0)
    .groupBy('query')
    .orderBy('searches', 'desc')
    .orderBy('query')
    .limit(bars)
    .execute()
}
