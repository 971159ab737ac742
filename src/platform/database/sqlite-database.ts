import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  CamelCasePlugin,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Dialect } from 'kysely'
import { makeFolder } from '../files/make-folder.ts'
import type { Database } from './database.ts'
import { sqliteEngine } from './engine.ts'
import { SqliteDriver } from './sqlite-driver.ts'

/** What is acknowledged is on disk: every commit waits for fsync, the write-ahead log's too. */
export const durability = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'] as const

/**
 * The rows of a page by name or price lie in 24 places of the file: with 100,000 products, read from
 * the system each time, they took four times as long as with 1,000. It fills up as it is used.
 */
const cache = 'cache_size = -16000'

/** How long a statement waits for another process, a backup or a command at the terminal. */
const busyTimeout = 5000

export function sqliteDatabase<Tables>(dataDir: string): Database<Tables> {
  makeFolder(dataDir)
  const path = pathIn(dataDir)
  const writer = new DatabaseSync(path, { timeout: busyTimeout })
  for (const setting of [...durability, cache]) writer.exec(`pragma ${setting}`)
  const reader = new DatabaseSync(path, { timeout: busyTimeout, readOnly: true })
  const dialect: Dialect = {
    createAdapter: () => new TwoConnectionsAdapter(),
    createDriver: () => new SqliteDriver(writer, reader),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
  const db = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] })
  return { db, engine: sqliteEngine, close: () => db.destroy() }
}

export function hasSqliteDatabase(dataDir: string) {
  return existsSync(pathIn(dataDir))
}

function pathIn(dataDir: string) {
  return join(dataDir, 'site.db')
}

/** What Kysely does not know of SQLite unless told: schema changes are transactional, and we have a reader. */
class TwoConnectionsAdapter extends SqliteAdapter {
  /** With one connection, Kysely would let every select wait for the end of an open transaction. */
  override get supportsMultipleConnections() {
    return true
  }

  override get supportsTransactionalDdl() {
    return true
  }
}
