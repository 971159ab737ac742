import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { columnNames, PostgresCompiler } from '#platform/database/column-names.ts'
import type { Database } from '#platform/database/database.ts'
import { postgresEngine } from '#platform/database/engine.ts'
import { postgresStorage } from '#platform/database/postgres-storage.ts'
import { postgresDatabase } from '#platform/database/postgres-database.ts'
import { sqliteDatabase } from '#platform/database/sqlite-database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { sqlitePath } from '#platform/database/sqlite-path.ts'
import { migrations } from '#migrations/migrations.ts'
import { openLog } from '#platform/log/open-log.ts'

export type TestEngine = 'sqlite' | 'pglite' | 'postgres'

const realPostgres = process.env['TEST_DATABASE_URL']

/**
 * SQLite, and PostgreSQL: a real one where the test runner has started one, else PGlite, which is
 * PostgreSQL in this process.
 */
export const testEngines: TestEngine[] = ['sqlite', realPostgres ? 'postgres' : 'pglite']

let opened = 0
let pglite: Promise<PGlite> | undefined
let migratedFile: Promise<string> | undefined
let migratedName: Promise<string> | undefined
let server: Kysely<unknown> | undefined
const atTheEnd = new AsyncDisposableStack()
after(() => atTheEnd.disposeAsync())

/** An empty database: on PGlite that is a schema, which costs far less than another PGlite. */
export async function openTestDatabase<Tables>(
  engine: TestEngine,
  dataDir: string,
): Promise<Database<Tables>> {
  if (engine === 'sqlite') return sqliteDatabase(dataDir, openLog('silent'))
  return engine === 'pglite' ? pgliteDatabase() : realDatabase('template1')
}

/** The same with all migrations: a copy of one that was migrated before takes a fraction of the time. */
export async function openMigratedDatabase<Tables>(
  engine: TestEngine,
  dataDir: string,
): Promise<Database<Tables>> {
  if (engine === 'postgres') return realDatabase(await (migratedName ??= migrateTemplate()))
  if (engine === 'sqlite') {
    migratedFile ??= migrateFile()
    await copyFile(await migratedFile, sqlitePath(dataDir))
    return openTestDatabase(engine, dataDir)
  }
  const database = await openTestDatabase<Tables>(engine, dataDir)
  await migrate(database, migrations)
  return database
}

async function migrateFile() {
  const dataDir = await mkdtemp(join(tmpdir(), 'tamarind-migrated-'))
  atTheEnd.defer(() => rm(dataDir, { recursive: true, force: true }))
  const database = sqliteDatabase(dataDir, openLog('silent'))
  await migrate(database, migrations)
  await database.close()
  return sqlitePath(dataDir)
}

async function pgliteDatabase<Tables>(): Promise<Database<Tables>> {
  pglite ??= openPglite()
  const instance = await pglite
  const schema = `world_${++opened}`
  await instance.exec(`create schema ${schema}; set search_path to ${schema}`)
  const db = new Kysely<Tables>({
    dialect: new NamingPGliteDialect({ pglite: instance }),
    plugins: [columnNames],
  })
  return { db, engine: postgresEngine, close: async () => {}, ...postgresStorage }
}

async function openPglite() {
  const instance = await PGlite.create()
  atTheEnd.defer(() => instance.close())
  return instance
}

class NamingPGliteDialect extends PGliteDialect {
  override createQueryCompiler() {
    return new PostgresCompiler()
  }
}

/** Dropped when it is closed: the copies of a whole run would take ten gigabytes. */
async function realDatabase<Tables>(template: string): Promise<Database<Tables>> {
  const name = `world_${process.pid}_${++opened}`
  await onServer(sql`create database ${sql.id(name)} template ${sql.id(template)}`)
  const own = postgresDatabase<Tables>(addressOf(name), openLog('silent'))
  return {
    ...own,
    close: async () => {
      await own.close()
      // A test may have closed it already.
      await onServer(sql`drop database if exists ${sql.id(name)} with (force)`)
    },
  }
}

/** One for all processes of the tests: the first makes it, and the others wait for that. */
async function migrateTemplate() {
  const name = 'migrated'
  const { db, close } = postgresDatabase<unknown>(realPostgres as string, openLog('silent'))
  // The lock is given back at the end of the connection.
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(1)`.execute(connection)
    const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(
      connection,
    )
    if (rows.length > 0) return
    await sql`create database ${sql.id(name)}`.execute(connection)
    const database = postgresDatabase(addressOf(name), openLog('silent'))
    await migrate(database, migrations)
    await database.close()
  })
  await close()
  return name
}

async function onServer(statement: RawBuilder<unknown>) {
  server ??= openServer()
  await statement.execute(server)
}

function openServer() {
  const { db, close } = postgresDatabase<unknown>(realPostgres as string, openLog('silent'))
  atTheEnd.defer(close)
  return db
}

function addressOf(database: string) {
  const address = new URL(realPostgres as string)
  address.pathname = `/${database}`
  return address.href
}

/** The address of one schema of the real PostgreSQL, for processes that a test starts. */
export async function realDatabaseAddress(schema: string) {
  const address = new URL(realPostgres as string)
  await onServer(sql`create schema if not exists ${sql.id(schema)}`)
  address.searchParams.set('options', `-c search_path=${schema}`)
  return address.href
}
