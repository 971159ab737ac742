import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { makePrivateFile } from '../files/make-private-file.ts'
import { readOnlySqliteDatabase } from '../database/sqlite-database.ts'
import { sqlitePath } from '../database/sqlite-path.ts'
import { syncFolder } from '../files/sync-folder.ts'
import type { DatabaseCopy, ReadSnapshot } from './copy-database.ts'
import type { Progress } from './progress.ts'
import { hashFile } from './write-hashed.ts'

const file = 'site.db'

/** 8 MB, then other work runs. */
const pagesAtOnce = 2000

/** A copy of one moment, while a server writes. */
export async function copySqlite<Tables, Snapshot>(
  dataDir: string,
  folder: string,
  read: ReadSnapshot<Tables, Snapshot>,
  progress: Progress,
): Promise<DatabaseCopy<Snapshot>> {
  const path = join(folder, file)
  await rm(path, { force: true })
  makePrivateFile(path)
  await copyPages(sqlitePath(dataDir), path, progress)
  await syncFolder(folder)
  const snapshot = await readOf(path, read)
  return { database: { engine: 'sqlite', file, schema: null, ...(await hashFile(path)) }, snapshot }
}

async function copyPages(source: string, target: string, progress: Progress) {
  using database = new DatabaseSync(source, { readOnly: true, timeout: 5000 })
  // Without a moment that is held, every write of the server would begin the copy anew.
  database.exec('begin')
  database.prepare('select 1 from sqlite_schema limit 1').get()
  await backup(database, target, {
    rate: pagesAtOnce,
    progress: ({ totalPages, remainingPages }) =>
      progress('Database', totalPages - remainingPages, totalPages),
  })
  database.exec('commit')
  progress('Database', 1, 1)
  closeLog(target)
}

/** One file alone is a copy, to which no log belongs: a server that opens it sees at once if one does not. */
function closeLog(path: string) {
  using copy = new DatabaseSync(path)
  copy.exec('pragma journal_mode = delete')
}

async function readOf<Tables, Snapshot>(path: string, read: ReadSnapshot<Tables, Snapshot>) {
  const copy = readOnlySqliteDatabase<Tables>(path)
  try {
    return await read(copy.db)
  } finally {
    await copy.close()
  }
}
