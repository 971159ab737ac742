import { after } from 'node:test'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { columnNames, PostgresCompiler } from '#platform/database/column-names.ts'
import type { Database } from '#platform/database/database.ts'
import { postgresEngine } from '#platform/database/engine.ts'
import { postgresStorage } from '#platform/database/postgres-storage.ts'
import { postgresDatabase } from '#platform/database/postgres-database.ts'
import { sqliteDatabase } from '#platform/database/sqlite-database.ts'
import { openLog } from '#platform/log/open-log.ts'

export type TestEngine = 'sqlite' | 'pglite' | 'postgres'

const realPostgres = process.env['TEST_DATABASE_URL']

/**
 * SQLite, and PostgreSQL: a real one where the test runner has started one, else PGlite, which is
 * PostgreSQL in this process.
 */
export const testEngines: TestEngine[] = ['sqlite', realPostgres ? 'postgres' : 'pglite']

let schemas = 0
let pglite: Promise<PGlite> | undefined
after(async () => (await pglite)?.close())

/**
 * An empty database. On PostgreSQL that is a schema, which costs far less than a database. None is
 * dropped: the cluster goes with the run, and a drop disturbs whoever reads the catalogue meanwhile.
 */
export async function openTestDatabase<Tables>(
  engine: TestEngine,
  dataDir: string,
): Promise<Database<Tables>> {
  if (engine === 'sqlite') return sqliteDatabase(dataDir, openLog('silent'))
  const schema = `world_${process.pid}_${++schemas}`
  return engine === 'pglite' ? pgliteDatabase(schema) : realDatabase(schema)
}

async function pgliteDatabase<Tables>(schema: string): Promise<Database<Tables>> {
  pglite ??= PGlite.create()
  const instance = await pglite
  await instance.exec(`create schema ${schema}; set search_path to ${schema}`)
  const db = new Kysely<Tables>({
    dialect: new NamingPGliteDialect({ pglite: instance }),
    plugins: [columnNames],
  })
  return { db, engine: postgresEngine, close: async () => {}, ...postgresStorage }
}

class NamingPGliteDialect extends PGliteDialect {
  override createQueryCompiler() {
    return new PostgresCompiler()
  }
}

async function realDatabase<Tables>(schema: string): Promise<Database<Tables>> {
  const log = openLog('silent')
  const address = new URL(realPostgres as string)
  const all = postgresDatabase<unknown>(address.href, log)
  await sql`create schema ${sql.id(schema)}`.execute(all.db)
  address.searchParams.set('options', `-c search_path=${schema}`)
  const own = postgresDatabase<Tables>(address.href, log)
  await all.close()
  return own
}

/** The address of one schema of the real PostgreSQL, for processes that a test starts. */
export async function realDatabaseAddress(schema: string) {
  const address = new URL(realPostgres as string)
  const all = postgresDatabase<unknown>(address.href, openLog('silent'))
  await sql`create schema if not exists ${sql.id(schema)}`.execute(all.db)
  await all.close()
  address.searchParams.set('options', `-c search_path=${schema}`)
  return address.href
}
