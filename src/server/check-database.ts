import { join } from 'node:path'
import type { Tables } from '#domain/tables.ts'
import { migrations } from '#migrations/migrations.ts'
import { removeStages } from '#platform/backup/restore-folder.ts'
import type { Config } from '#platform/config/config.ts'
import { checkSqlite, refuseForeignWal, refuseIfDamaged } from '#platform/database/check-sqlite.ts'
import type { SqliteCheck } from '#platform/database/check-sqlite.ts'
import type { Database } from '#platform/database/database.ts'
import { isAnyMigrated, migrate } from '#platform/database/migrate.ts'
import {
  refuseEmptyDatabase,
  refuseLostDatabase,
  storedFiles,
} from '#platform/database/refuse-lost-database.ts'
import { sqlitePath, walPath } from '#platform/database/sqlite-path.ts'
import { privateFolder } from '#platform/files/make-folder.ts'
import { makePrivateIfThere } from '#platform/files/make-private-file.ts'
import { refuseUnwritableFile, refuseUnwritableFolder } from '#platform/files/refuse-unwritable.ts'
import type { Log } from '#platform/log/open-log.ts'
import { StartError } from '#platform/start-error.ts'
import type { BackupMonitor } from './backups/backup-monitor.ts'
import { messageOf, textField } from '#platform/unknown-fields.ts'

type Opened = { database: Database<Tables> }

export async function checkOwnDatabase({ dataDir }: Config, log: Log) {
  makePrivateIfThere(join(dataDir, 'files'), privateFolder)
  refuseOtherOwner(dataDir)
  refuseLostDatabase(dataDir)
  refuseForeignWal(dataDir)
  await removeOldStages(dataDir, log)
  const check = await checkSqlite(dataDir, log)
  refuseEmptyDatabase(dataDir)
  return check
}

/** What root's restore has left belongs to root. Nothing uses it, so it is no reason not to start. */
async function removeOldStages(dataDir: string, log: Log) {
  try {
    await removeStages(dataDir)
  } catch (error) {
    log.warn(
      { reason: messageOf(error) },
      'what a killed restore has left in DATA_DIR cannot be removed: it holds personal data, so delete .restore-… as its owner',
    )
  }
}

/** Before anything is read: what belongs to another user looks like a lost or damaged database. */
function refuseOtherOwner(dataDir: string) {
  const path = sqlitePath(dataDir)
  refuseUnwritableFolder(dataDir)
  for (const file of [path, walPath(path), `${path}-shm`]) refuseUnwritableFile(file)
  for (const name of ['files', 'incoming']) refuseUnwritableFolder(join(dataDir, name))
}

/** A wrong DATABASE_URL must not put demo content on a public site either. */
export async function refuseEmptyPostgres({ database }: Opened, { dataDir }: Config) {
  // Listed before the database is queried, because a process that has just migrated it may store files meanwhile.
  const stored = storedFiles(dataDir)
  if (stored.length === 0 || (await isAnyMigrated(database))) return
  throw new StartError(
    `The database of DATABASE_URL is empty, but ${dataDir} holds ${stored.join(', ')} of a site: restore a backup with npm run restore -- FOLDER, set DATABASE_URL (or DATA_DIR) right, or remove these files to begin anew`,
  )
}

/** A failed migration has its cause in the database or the machine, so the message needs no stack. */
export async function migrateOrRefuse({ database }: Opened, { dataDir }: Config) {
  try {
    await migrate(database, migrations)
  } catch (error) {
    const kind = textField(error, 'kind')
    if (kind === 'start-error' || kind === 'unavailable') throw error
    refuseIfDamaged(error, dataDir)
    throw new StartError(
      `The database could not be brought up to date, and is as it was: ${messageOf(error)}. Start the version before again, or restore a backup with npm run restore -- FOLDER`,
      { cause: error },
    )
  }
}

/** The server continues to serve what it can read: the owner decides when to restore. */
export async function reportDamage(
  check: SqliteCheck | undefined,
  backups: BackupMonitor,
  log: Log,
) {
  const damage = await check?.damage
  if (damage === undefined) return
  backups.noteDamage()
  log.error(
    { reason: damage },
    'site.db is damaged: restore a backup with npm run restore -- FOLDER',
  )
}
