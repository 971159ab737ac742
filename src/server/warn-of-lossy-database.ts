import { sql } from 'kysely'
import type { Tables } from '#domain/tables.ts'
import type { Database } from '#platform/database/database.ts'
import type { Log } from '#platform/log/open-log.ts'

/** Settings of PostgreSQL without which a crash loses what it has confirmed, and so what visitors were told. */
const durable = ['fsync', 'synchronous_commit']

export async function warnOfLossyDatabase(
  { db, engine }: Database<Tables>,
  log: Pick<Log, 'warn'>,
) {
  if (engine.name !== 'postgres') return
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name in (${sql.join(durable)}) and setting = 'off' order by name
  `.execute(db)
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name).join(' and ')
  log.warn(
    `PostgreSQL has ${names} off: enquiries that were acknowledged can be lost when it crashes`,
  )
}
