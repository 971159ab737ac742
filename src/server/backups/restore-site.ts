import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Tables } from '#domain/tables.ts'
import { migrations } from '#migrations/migrations.ts'
import { readManifest } from '#platform/backup/backup-manifest.ts'
import type { BackupManifest } from '#platform/backup/backup-manifest.ts'
import { backupNameOf } from '#platform/backup/backup-times.ts'
import { errorsOfSqlite, findBackupErrors } from '#platform/backup/check-backup.ts'
import { refuseUnlessEmpty, restorePostgres } from '#platform/backup/dump-postgres.ts'
import { forEachAtOnce } from '#platform/backup/for-each-at-once.ts'
import type { Progress } from '#platform/backup/progress.ts'
import { replaceState, stageBackup } from '#platform/backup/restore-folder.ts'
import type { Config } from '#platform/config/config.ts'
import { countRows, differingCounts } from '#platform/database/count-rows.ts'
import { lockPath, ownDataDir } from '#platform/database/own-data-dir.ts'
import { postgresDatabase } from '#platform/database/postgres-database.ts'
import { sqlitePath } from '#platform/database/sqlite-path.ts'
import { giveToOwnerOf } from '#platform/files/give-to-owner.ts'
import { openFiles } from '#platform/files/open-files.ts'
import type { Files } from '#platform/files/files.ts'
import type { Log } from '#platform/log/open-log.ts'
import { StartError } from '#platform/start-error.ts'
import { messageOf } from '#platform/unknown-fields.ts'

export type Restored = {
  manifest: BackupManifest
  /** Where the former state is; undefined where there was none. */
  setAside: string | undefined
}

type Restore = {
  config: Config
  log: Log
  backup: string
  manifest: BackupManifest
  progress: Progress
}

const mostNamed = 10

/** Replaces the current state by a backup, which is checked completely before anything changes. */
export async function restoreSite(
  config: Config,
  log: Log,
  folder: string,
  progress: Progress,
): Promise<Restored> {
  const backup = resolve(folder)
  const manifest = await readManifest(backup)
  refuseOtherEngine(config, manifest)
  refuseNewer(manifest)
  refuseErrors(await findBackupErrors(backup, manifest, progress))
  const restore = { config, log, backup, manifest, progress }
  return config.databaseUrl ? intoPostgres(restore, config.databaseUrl) : intoDataDir(restore)
}

async function intoDataDir({
  config,
  log,
  backup,
  manifest,
  progress,
}: Restore): Promise<Restored> {
  const { dataDir } = config
  const ownership = ownForRestore(dataDir)
  try {
    // Before anything can be refused: the server's user could not lock the folder with a file of root.
    await giveToOwnerOf(dataDir, lockPath(dataDir))
    const stage = await stageBackup({ backup, manifest, dataDir, hasFiles: !config.s3, progress })
    if (config.s3) await putFiles(openFiles(config, log), backup, manifest, progress)
    const setAside = await replaceState(stage, dataDir, backupNameOf(new Date()))
    refuseDifference(await errorsOfSqlite(sqlitePath(dataDir), manifest.rows))
    return { manifest, setAside }
  } finally {
    ownership.release()
  }
}

/** Files are only added here: a server may be running on the old database, and its files stay. */
async function intoPostgres(restore: Restore, databaseUrl: string): Promise<Restored> {
  const { config, log, backup, manifest } = restore
  const database = postgresDatabase<Tables>(databaseUrl, log)
  try {
    await refuseUnlessEmpty(database, manifest.database.schema)
    await addFiles(restore)
    await restorePostgres(
      database,
      { ...config, databaseUrl },
      join(backup, manifest.database.file),
    )
    refuseDifference(differingCounts(manifest.rows, await countRows(database.db)))
    return { manifest, setAside: undefined }
  } finally {
    await database.close()
  }
}

async function addFiles({ config, log, backup, manifest, progress }: Restore) {
  const folder = join(config.dataDir, 'files')
  try {
    await putFiles(openFiles(config, log), backup, manifest, progress)
  } finally {
    if (existsSync(folder)) await giveToOwnerOf(config.dataDir, folder)
  }
}

/** The content of a key never changes, so an existing key needs no new upload. */
async function putFiles(
  files: Files,
  backup: string,
  manifest: BackupManifest,
  progress: Progress,
) {
  await refuseForeignStore(files, manifest)
  let done = 0
  await forEachAtOnce(manifest.files, async ({ key, bytes }) => {
    await files.put(key, { path: join(backup, 'files', key), bytes })
    progress('Storing', ++done, manifest.files.length)
  })
}

/** Two databases that sweep one store would delete each other's files. */
async function refuseForeignStore(files: Files, manifest: BackupManifest) {
  const own = new Set(manifest.files.map(({ key }) => key))
  for await (const { key } of files.list('owner/')) {
    if (own.has(key)) continue
    throw new StartError(
      `The store of uploaded files belongs to another database (${key}): use an empty store, or delete owner/ in it if that database is gone. Nothing was changed.`,
    )
  }
}

function ownForRestore(dataDir: string) {
  try {
    return ownDataDir(dataDir)
  } catch (error) {
    throw new StartError(`${messageOf(error)} Stop the server, then restore. Nothing was changed.`)
  }
}

function refuseOtherEngine({ databaseUrl }: Config, { database }: BackupManifest) {
  if ((database.engine === 'postgres') === Boolean(databaseUrl)) return
  throw new StartError(
    database.engine === 'postgres'
      ? 'This is a backup of a PostgreSQL database: set DATABASE_URL to an empty one. Nothing was changed.'
      : 'This is a backup of an embedded database: run the restore without DATABASE_URL. Nothing was changed.',
  )
}

function refuseNewer(manifest: BackupManifest) {
  const unknown = manifest.migrations.filter((name) => !(name in migrations))
  if (unknown.length === 0) return
  throw new StartError(
    `The backup is of a newer version of this program (${manifest.version}, ${unknown.join(', ')}): restore it with that version. Nothing was changed.`,
  )
}

function refuseErrors(faults: string[]) {
  if (faults.length === 0) return
  throw new StartError(
    `The backup is damaged, and nothing was changed. Use another one. ${listed(faults)}`,
  )
}

function refuseDifference(faults: string[]) {
  if (faults.length === 0) return
  throw new StartError(`The restored database is not as it was backed up: ${listed(faults)}`)
}

function listed(faults: string[]) {
  const more = faults.length > mostNamed ? ` and ${faults.length - mostNamed} more` : ''
  return faults.slice(0, mostNamed).join('; ') + more
}
