import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { columnNames, PostgresCompiler } from '#platform/database/column-names.ts'
import type { Database } from '#platform/database/database.ts'
import { postgresEngine } from '#platform/database/engine.ts'
import { postgresStorage } from '#platform/database/postgres-storage.ts'
import { sqliteDatabase } from '#platform/database/sqlite-database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { sqlitePath } from '#platform/database/sqlite-path.ts'
import { migrations } from '#migrations/migrations.ts'
import { openLog } from '#platform/log/open-log.ts'
import { emptyRealDatabase, migratedRealDatabase, realPostgres } from './real-postgres.ts'

export type TestEngine = 'sqlite' | 'pglite' | 'postgres'

/**
 * SQLite, and PostgreSQL: a real one where the test runner has started one, else PGlite, which is
 * PostgreSQL in this process.
 */
export const testEngines: TestEngine[] = ['sqlite', realPostgres ? 'postgres' : 'pglite']

let opened = 0
let pglite: Promise<PGlite> | undefined
let migratedFile: Promise<string> | undefined
const atTheEnd = new AsyncDisposableStack()
after(() => atTheEnd.disposeAsync())

/** An empty database: on PGlite that is a schema, which costs far less than another PGlite. */
export async function openTestDatabase<Tables>(
  engine: TestEngine,
  dataDir: string,
): Promise<Database<Tables>> {
  if (engine === 'sqlite') return sqliteDatabase(dataDir, openLog('silent'))
  return engine === 'pglite' ? pgliteDatabase() : emptyRealDatabase()
}

/** The same with all migrations, which are not made again for each test. */
export async function openMigratedDatabase<Tables>(
  engine: TestEngine,
  dataDir: string,
): Promise<Database<Tables>> {
  if (engine === 'postgres') return migratedRealDatabase()
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
