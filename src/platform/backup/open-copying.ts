import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import type { CopyDatabase } from './copy-database.ts'
import { copySqlite } from './copy-sqlite.ts'
import { dumpPostgres } from './dump-postgres.ts'

type Source = Pick<Config, 'dataDir' | 'databaseUrl' | 'programEnvironment'>

/** Copies the database while it is in use, by the means of its engine. */
export function openCopying<Tables>(
  { dataDir, databaseUrl, programEnvironment }: Source,
  database: Database<Tables>,
): CopyDatabase<Tables> {
  if (databaseUrl === undefined) {
    return (folder, read, progress) => copySqlite(dataDir, folder, read, progress)
  }
  const access = { databaseUrl, programEnvironment }
  return (folder, read) => dumpPostgres(database, access, folder, read)
}
