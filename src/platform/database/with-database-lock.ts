import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Runs `work` in one process at a time of those on one PostgreSQL database; undefined where another
 * one is at it. The lock ends with its connection. An embedded database has one server alone.
 */
export async function withDatabaseLock<Tables, Result>(
  { db, engine }: Database<Tables>,
  name: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  if (engine.name === 'sqlite') return work()
  return db.connection().execute(async (db) => {
    const key = sql`hashtextextended(current_schema() || ${`:${name}`}, 0)`
    const { rows } = await sql<{
      taken: boolean
    }>`select pg_try_advisory_lock(${key}) as taken`.execute(db)
    if (!rows[0]?.taken) return undefined
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(db)
    }
  })
}
