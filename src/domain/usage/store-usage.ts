import { sql } from 'kysely'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App, Db } from '../app.ts'
import { inBatches } from '../in-batches.ts'
import { otherQueries, usageLimits } from './usage-rules.ts'
import type { SearchesTable } from './usage-table.ts'

const rowsAtOnce = 100

/** Adds what was counted to what is stored. What cannot be stored is counted again the next time. */
export async function storeUsage(app: App) {
  const batch = app.usage.take()
  if (batch.views.length === 0 && batch.searches.length === 0) return
  try {
    await inTransaction(app, async ({ db }) => {
      for (const rows of inBatches(batch.views, rowsAtOnce)) {
        await db
          .insertInto('productViews')
          .values(rows)
          .onConflict((known) =>
            known
              .columns(['day', 'productId'])
              .doUpdateSet({ count: sql<number>`product_views.count + excluded.count` }),
          )
          .execute()
      }
      for (const rows of inBatches(await bounded(db, batch.searches), rowsAtOnce)) {
        await addSearches(db, rows)
      }
    })
    app.usage.stored.forget()
  } catch (error) {
    app.usage.putBack(batch)
    throw error
  }
}

async function addSearches(db: Db, rows: SearchesTable[]) {
  await db
    .insertInto('searches')
    .values(rows)
    .onConflict((known) =>
      known.columns(['day', 'query']).doUpdateSet({
        count: sql<number>`searches.count + excluded.count`,
        withoutResult: sql<number>`searches.without_result + excluded.without_result`,
      }),
    )
    .execute()
}

/** Each day has only so many queries: those that come later are counted together. */
async function bounded(db: Db, searches: SearchesTable[]) {
  const counted = new Map<string, SearchesTable>()
  for (const [day, ofDay] of Map.groupBy(searches, ({ day }) => day)) {
    const rows = await db.selectFrom('searches').select('query').where('day', '=', day).execute()
    const stored = new Set(rows.map(({ query }) => query))
    for (const search of ofDay) {
      const hasRoom = stored.has(search.query) || stored.size < usageLimits.queries
      const query = hasRoom ? search.query : otherQueries
      stored.add(query)
      const before = counted.get(`${day} ${query}`)
      counted.set(`${day} ${query}`, {
        day,
        query,
        count: search.count + (before?.count ?? 0),
        withoutResult: search.withoutResult + (before?.withoutResult ?? 0),
      })
    }
  }
  return [...counted.values()]
}
