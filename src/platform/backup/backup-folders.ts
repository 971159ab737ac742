import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestPath } from './backup-manifest.ts'
import { hour } from '../clock/clock.ts'
import { backupNameOf, timeOfBackupName } from './backup-times.ts'
import { backupsToRetain } from './retention-rules.ts'
import type { Retention } from './retention-rules.ts'

export type NightlyBackup = { name: string; madeAt: Date }

/** The whole backups of a folder of nightly ones, the newest first. */
export async function listBackups(dir: string): Promise<NightlyBackup[]> {
  const all = await listFolders(dir)
  return all.filter(({ name }) => existsSync(manifestPath(join(dir, name))))
}

/**
 * The newest of them, undefined where there is none. One that is dated more than an hour ahead is of a
 * clock that was set back since: it says nothing about what is stored now.
 */
export function newestBackup(backups: NightlyBackup[], now: Date) {
  return backups.find(({ madeAt }) => madeAt.getTime() - now.getTime() <= hour)
}

/** Deletes expired backups, and returns how many. */
export async function pruneBackups(dir: string, retention: Retention) {
  const whole = await listBackups(dir)
  const kept = backupsToRetain(whole, retention)
  const unwanted = whole.filter((one) => !kept.has(one))
  for (const { name } of unwanted) await removeBackup(join(dir, name))
  return unwanted.length
}

/** Deletes the remains of interrupted backups. Only one backup runs at a time, so none of them is in use. */
export async function removeHalfBackups(dir: string) {
  for (const { name } of await listFolders(dir)) {
    const folder = join(dir, name)
    if (!existsSync(manifestPath(folder))) await rm(folder, { recursive: true, force: true })
  }
}

/** The manifest is deleted first, so that the rest of an interrupted deletion is no backup. */
async function removeBackup(folder: string) {
  await rm(manifestPath(folder), { force: true })
  await rm(folder, { recursive: true, force: true })
}

export function newBackupFolder(dir: string, now: Date) {
  return join(dir, backupNameOf(now))
}

/** Other folders beside ours are left alone. */
async function listFolders(dir: string) {
  const names = await readdir(dir)
  return names
    .flatMap((name) => {
      const madeAt = timeOfBackupName(name)
      return madeAt ? [{ name, madeAt }] : []
    })
    .toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
}
