import type { Database } from '../database/database.ts'
import type { CopyDatabase } from './copy-database.ts'
import { copySqlite } from './copy-sqlite.ts'
import { dumpPostgres } from './dump-postgres.ts'

type Source<Tables> = {
  database: Database<Tables>
  dataDir: string
  databaseUrl: string | undefined
}

/** The way of the database's engine to copy it while it is written. */
export function openCopying<Tables>(source: Source<Tables>): CopyDatabase<Tables> {
  const { database, dataDir, databaseUrl } = source
  if (databaseUrl === undefined) {
    return (folder, read, progress) => copySqlite(dataDir, folder, read, progress)
  }
  return (folder, read) => dumpPostgres(database, databaseUrl, folder, read)
}
