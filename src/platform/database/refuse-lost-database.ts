import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start-error.ts'
import { bytesOf, sqlitePath } from './sqlite-path.ts'

const restoring = /^restoring-/

/**
 * A folder that holds what a site has stored, but no database, is a mistyped DATA_DIR or a lost
 * database: to begin anew there would put demo content on a public site.
 */
export function refuseLostDatabase(dataDir: string) {
  refuseHalfRestored(dataDir)
  const path = sqlitePath(dataDir)
  if (bytesOf(path) > 0) return
  const found = [...storedFiles(dataDir), ...besideDatabase(dataDir)]
  if (found.length > 0) throw new StartError(lostText(dataDir, 'is missing', found))
}

/**
 * The same for a database without a table, once it may be opened. `secret.key` alone is what a first
 * start leaves that was interrupted.
 */
export function refuseEmptyDatabase(dataDir: string) {
  const path = sqlitePath(dataDir)
  const found = storedFiles(dataDir)
  if (found.length === 0 || bytesOf(path) === 0 || hasTables(path)) return
  throw new StartError(lostText(dataDir, 'is empty', found))
}

/** Names folders of uploaded files, as far as there are any. */
export function storedFiles(dataDir: string) {
  const folders = namesIn(join(dataDir, 'files')).filter((name) =>
    /^(owner|pictures|catalogues)$/.test(name),
  )
  return folders
    .filter((name) => namesIn(join(dataDir, 'files', name)).length > 0)
    .map((name) => `files/${name}`)
}

function refuseHalfRestored(dataDir: string) {
  const half = namesIn(dataDir).find((name) => restoring.test(name))
  if (half === undefined) return
  throw new StartError(
    `A restore into ${dataDir} was interrupted (${half}): run npm run restore -- FOLDER again. What was there before is in set-aside-….`,
  )
}

function besideDatabase(dataDir: string) {
  const files = ['secret.key', 'site.db-wal'].filter((name) => bytesOf(join(dataDir, name)) > 0)
  return [...files, ...namesIn(dataDir).filter((name) => name.startsWith('set-aside-'))]
}

function lostText(dataDir: string, what: string, found: string[]) {
  return `site.db ${what} in ${dataDir}, which holds ${found.join(', ')} of a site: restore a backup with npm run restore -- FOLDER, set DATA_DIR (or DATABASE_URL) right, or remove these files to begin anew`
}

function hasTables(path: string) {
  using database = new DatabaseSync(path, { readOnly: true })
  return database.prepare('select 1 from sqlite_schema limit 1').get() !== undefined
}

function namesIn(folder: string) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
