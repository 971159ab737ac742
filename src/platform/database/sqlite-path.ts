import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

export function sqlitePath(dataDir: string) {
  return join(dataDir, 'site.db')
}

/** The write-ahead log that SQLite looks for beside a database file. */
export function walPath(path: string) {
  return `${path}-wal`
}

export function hasSqliteDatabase(dataDir: string) {
  return existsSync(sqlitePath(dataDir))
}

export function bytesOf(path: string) {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}
