import { Kysely, PostgresDialect } from 'kysely'
import type { DatabaseIntrospector } from 'kysely'
import pg from 'pg'
import { second } from '../clock/clock.ts'
import type { Log } from '../log/open-log.ts'
import { OutageLog } from '../log/outage-log.ts'
import { columnNames, PostgresCompiler } from './column-names.ts'
import type { Database } from './database.ts'
import { postgresEngine } from './engine.ts'
import { OwnSchemaIntrospector } from './own-schema-introspector.ts'
import { outageAwarePool } from './postgres-pool.ts'
import { postgresStorage } from './postgres-storage.ts'

const int8 = 20

const timeouts = {
  /** How long a request waits for a connection, so after what time a visitor sees an outage. */
  connectionTimeoutMillis: 3 * second,
  statement_timeout: 30 * second,
  /** The server cancels before that; a server that has vanished from the network does not. */
  query_timeout: 32 * second,
}

export function postgresDatabase<Tables>(databaseUrl: string, log: Log): Database<Tables> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    keepAlive: true,
    ...timeouts,
    types: { getTypeParser: parserOf },
  })
  const outages = new OutageLog(log, 'the database')
  // The pool reports errors of idle connections alone. Without a listener of its own, a connection
  // that is lost while in use ends the process.
  pool.on('connect', (client) => client.on('error', (error) => outages.failed('read', error)))
  pool.on('error', (error) => outages.failed('read', error))
  const db = new Kysely<Tables>({
    dialect: new OwnSchemaDialect({ pool: outageAwarePool(pool, outages) }),
    plugins: [columnNames],
  })
  return { db, engine: postgresEngine, close: () => db.destroy(), ...postgresStorage }
}

class OwnSchemaDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new PostgresCompiler()
  }

  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new OwnSchemaIntrospector(db)
  }
}

/** Money and counts are whole numbers below 2^53, so they need not come as text. */
function parserOf(type: number, format?: 'text' | 'binary'): (text: string) => unknown {
  return type === int8 ? Number : pg.types.getTypeParser(type, format)
}
