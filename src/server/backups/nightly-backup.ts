import { join } from 'node:path'
import {
  listBackups,
  newBackupFolder,
  newestBackup,
  pruneBackups,
  removeHalfBackups,
} from '#platform/backup/backup-folders.ts'
import { readManifest } from '#platform/backup/backup-manifest.ts'
import { isBackupDue } from '#platform/backup/backup-times.ts'
import type { EarlierBackup } from '#platform/backup/copy-stored-files.ts'
import { noProgress } from '#platform/backup/progress.ts'
import type { Config } from '#platform/config/config.ts'
import { withDatabaseLock } from '#platform/database/with-database-lock.ts'
import { makeFolder } from '#platform/files/make-folder.ts'
import { openLog } from '#platform/log/open-log.ts'
import { openReachable } from '../open-app.ts'
import type { OpenApp } from '../open-app.ts'
import { backUpSite } from './back-up-site.ts'

export type NightlyResult = {
  folder: string
  files: number
  bytes: number
  missing: number
  pruned: number
}

/** Undefined where another process of the same database is making it, or has just made it. */
export async function makeNightlyBackup(
  config: Config,
  dir: string,
): Promise<NightlyResult | undefined> {
  makeFolder(dir)
  const opened = await openReachable(config, openLog('silent'))
  try {
    return await withDatabaseLock(opened.database, 'backup', () => backUpInto(dir, config, opened))
  } finally {
    await opened.close()
  }
}

async function backUpInto(dir: string, config: Config, opened: OpenApp) {
  const now = new Date()
  const last = newestBackup(await listBackups(dir), now)
  if (!isBackupDue(last?.madeAt, now)) return undefined
  await removeHalfBackups(dir)
  const folder = newBackupFolder(dir, now)
  const earlier = last && (await readEarlier(join(dir, last.name)))
  const made = await backUpSite(config, opened, { folder, earlier, progress: noProgress })
  return {
    folder,
    files: made.files.length,
    bytes: made.files.reduce((sum, { bytes }) => sum + bytes, made.database.bytes),
    missing: made.missing.length,
    pruned: await pruneBackups(dir, config.backupKeep),
  }
}

/** An earlier backup that cannot be read does not prevent a new one. */
async function readEarlier(folder: string): Promise<EarlierBackup | undefined> {
  const manifest = await readManifest(folder).catch(() => undefined)
  return manifest && { folder, manifest }
}
