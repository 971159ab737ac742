import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteAdapter, SqliteIntrospector } from 'kysely'
import type { Dialect } from 'kysely'
import { makeFolder } from '../files/make-folder.ts'
import { makePrivateFile, makePrivateIfThere } from '../files/make-private-file.ts'
import { openLog } from '../log/open-log.ts'
import type { Log } from '../log/open-log.ts'
import { OutageLog } from '../log/outage-log.ts'
import { columnNames, SqliteCompiler } from './column-names.ts'
import type { Database } from './database.ts'
import { sqliteEngine } from './engine.ts'
import { movedFileFinder } from './find-moved-file.ts'
import { purgeDeleted } from './purge-deleted.ts'
import { rewriteFile } from './rewrite-file.ts'
import { SqliteDriver } from './sqlite-driver.ts'
import { sqlitePath, walPath } from './sqlite-path.ts'

/** What is acknowledged is on disk: every commit waits for fsync, the write-ahead log's too. */
export const durability = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'] as const

/** Without it, SQLite leaves deleted rows readable in the free pages of the file. */
const overwriting = 'secure_delete = ON'

/**
 * The rows of a page by name or price lie in 24 places of the file: with 100,000 products, read from
 * the system each time, they took four times as long as with 1,000. It fills up as it is used.
 */
const cache = 'cache_size = -16000'

/**
 * Transactions that share a commit are savepoints: what each could take back would go to a file beyond
 * 64 KB, page by page, which took as long as an enquiry's statements. The largest change holds as
 * many pages in memory as it writes, until it ends.
 */
const savepoints = 'temp_store = MEMORY'

/** How long a statement waits for another process, a backup or a command at the terminal. */
const busyTimeout = 5000

export function sqliteDatabase<Tables>(dataDir: string, log: Log): Database<Tables> {
  makeFolder(dataDir)
  const path = sqlitePath(dataDir)
  // SQLite gives the files beside it the rights of the database file.
  makePrivateFile(path)
  for (const beside of [walPath(path), `${path}-shm`]) makePrivateIfThere(beside)
  const writer = new DatabaseSync(path, { timeout: busyTimeout })
  const settings = [...durability, overwriting, cache, savepoints]
  for (const setting of settings) writer.exec(`pragma ${setting}`)
  const reader = openReader(path)
  addSmallLetters(writer)
  const driver = new SqliteDriver(
    { writer, reader, findMovedFile: movedFileFinder(path) },
    new OutageLog(log, 'the database'),
  )
  return {
    ...kyselyOver(driver),
    purgeDeleted: () => purgeDeleted(path),
    rewrite: () => driver.withoutWriters(() => rewriteFile(path)),
  }
}

/** A database file that nobody writes, such as a backup, stays byte for byte as it is. */
export function readOnlySqliteDatabase<Tables>(path: string): Database<Tables> {
  const driver = new SqliteDriver(
    { writer: openReader(path), reader: openReader(path), findMovedFile: () => undefined },
    new OutageLog(openLog('silent'), 'the database'),
  )
  return { ...kyselyOver(driver), purgeDeleted: async () => true, rewrite: async () => {} }
}

function openReader(path: string) {
  const reader = new DatabaseSync(path, { timeout: busyTimeout, readOnly: true })
  addSmallLetters(reader)
  return reader
}

/** `lower` of SQLite knows the letters from A to Z alone. No index may use it: other programs do not have it. */
function addSmallLetters(database: DatabaseSync) {
  database.function('small_letters', { deterministic: true }, (text: unknown) =>
    typeof text === 'string' ? text.toLowerCase() : null,
  )
}

function kyselyOver<Tables>(driver: SqliteDriver) {
  const dialect: Dialect = {
    createAdapter: () => new TwoConnectionsAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteCompiler(),
  }
  const db = new Kysely<Tables>({ dialect, plugins: [columnNames] })
  return { db, engine: sqliteEngine, close: () => db.destroy() }
}

/** SQLite has transactional schema changes, and there is a second connection for reads. */
class TwoConnectionsAdapter extends SqliteAdapter {
  /** With one connection, Kysely would let every select wait for the end of an open transaction. */
  override get supportsMultipleConnections() {
    return true
  }

  override get supportsTransactionalDdl() {
    return true
  }
}
