import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import type { DatabaseIntrospector } from 'kysely'
import pg from 'pg'
import type { Log } from '../log/open-log.ts'
import type { Database } from './database.ts'
import { postgresEngine } from './engine.ts'
import { OwnSchemaIntrospector } from './own-schema-introspector.ts'

const int8 = 20

export function postgresDatabase<Tables>(databaseUrl: string, log: Log): Database<Tables> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    types: { getTypeParser: parserOf },
  })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', (error) =>
    log.warn({ code: (error as { code?: string }).code }, 'database connection lost'),
  )
  const db = new Kysely<Tables>({
    dialect: new OwnSchemaDialect({ pool }),
    plugins: [new CamelCasePlugin()],
  })
  return { db, engine: postgresEngine, close: () => db.destroy() }
}

class OwnSchemaDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new OwnSchemaIntrospector(db)
  }
}

/** Money and counts are whole numbers below 2^53, so they need not come as text. */
function parserOf(type: number, format?: 'text' | 'binary') {
  return type === int8
    ? Number
    : (pg.types.getTypeParser(type, format) as (text: string) => unknown)
}
