import { createReadStream, existsSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sqlitePath, walPath } from '../database/sqlite-path.ts'
import { isDiskFull } from '../files/disk-full.ts'
import { giveToOwnerOf } from '../files/give-to-owner.ts'
import { makeFolder, privateFolder } from '../files/make-folder.ts'
import { syncFolder } from '../files/sync-folder.ts'
import { StartError } from '../start-error.ts'
import type { BackupManifest } from './backup-manifest.ts'
import { forEachAtOnce } from './for-each-at-once.ts'
import type { Progress } from './progress.ts'
import { writeHashed } from './write-hashed.ts'
import type { Hashed } from './write-hashed.ts'

type Restoring = {
  backup: string
  manifest: BackupManifest
  dataDir: string
  /** False where the files go into an S3 store. */
  hasFiles: boolean
  progress: Progress
}

/** What a restore leaves that is killed before it has changed anything: it holds personal data, and nothing uses it. */
export async function removeStages(dataDir: string) {
  await removeFolders(dataDir, /^\.restore-/)
}

/** Copies the backup beside the old state, on the same disk. Until it is there whole, nothing else changes. */
export async function stageBackup({ backup, manifest, dataDir, hasFiles, progress }: Restoring) {
  // One that belongs to another user stays: this restore has a folder of its own, and a start warns of it.
  await removeStages(dataDir).catch(() => undefined)
  const stage = join(dataDir, `.restore-${process.pid}`)
  makeFolder(stage)
  try {
    await copyChecked(join(backup, manifest.database.file), sqlitePath(stage), manifest.database)
    if (hasFiles) await stageFiles(join(backup, 'files'), join(stage, 'files'), manifest, progress)
    await giveToOwnerOf(dataDir, stage)
    await syncFolder(stage)
    return stage
  } catch (error) {
    await rm(stage, { recursive: true, force: true })
    if (!isDiskFull(error, dataDir)) throw error
    throw new StartError(
      `The disk that holds ${dataDir} has no room for the backup beside what is there. Free some space and run this again. Nothing was changed.`,
    )
  }
}

/**
 * The old state goes aside and the new one takes its place, by renaming alone. Interrupted, it leaves
 * a folder `restoring-…`, at which a server refuses to start, and each state whole in one place.
 */
export async function replaceState(stage: string, dataDir: string, time: string) {
  const aside = join(dataDir, `set-aside-${time}`)
  const restoring = join(dataDir, `restoring-${time}`)
  await mkdir(aside, { mode: privateFolder })
  await giveToOwnerOf(dataDir, aside)
  await rename(stage, restoring)
  await syncFolder(dataDir)
  await setDatabaseAside(dataDir, aside)
  if (existsSync(join(restoring, 'files'))) {
    await renameIfThere(join(dataDir, 'files'), join(aside, 'files'))
    await rename(join(restoring, 'files'), join(dataDir, 'files'))
  }
  await rename(sqlitePath(restoring), sqlitePath(dataDir))
  await syncFolder(dataDir)
  // Also those of an earlier restore that was interrupted.
  await removeFolders(dataDir, /^restoring-/)
  await syncFolder(dataDir)
  if ((await readdir(aside)).length > 0) return aside
  await rm(aside, { recursive: true })
  return undefined
}

/** The log holds what was committed last, so the database is nowhere without it at any moment. */
async function setDatabaseAside(dataDir: string, aside: string) {
  const [path, asidePath] = [sqlitePath(dataDir), sqlitePath(aside)]
  if (existsSync(walPath(path))) await linkOrCopy(walPath(path), walPath(asidePath))
  await renameIfThere(path, asidePath)
  await syncFolder(aside)
  await rm(walPath(path), { force: true })
  await rm(`${path}-shm`, { force: true })
}

async function removeFolders(dataDir: string, pattern: RegExp) {
  const names = await readdir(dataDir)
  for (const name of names.filter((name) => pattern.test(name))) {
    await rm(join(dataDir, name), { recursive: true, force: true })
  }
}

async function stageFiles(from: string, to: string, { files }: BackupManifest, progress: Progress) {
  const folders = new Set<string>([to])
  makeFolder(to)
  let done = 0
  await forEachAtOnce(files, async ({ key, ...expected }) => {
    const target = join(to, key)
    makeFolder(dirname(target))
    folders.add(dirname(target))
    await copyChecked(join(from, key), target, expected)
    progress('Copying', ++done, files.length)
  })
  await forEachAtOnce([...folders], syncFolder)
}

async function copyChecked(from: string, to: string, expected: Hashed) {
  const { bytes, sha256 } = await writeHashed(to, createReadStream(from))
  if (bytes === expected.bytes && sha256 === expected.sha256) return
  throw new StartError(`${from} could not be copied as it was backed up. Nothing was changed.`)
}

async function linkOrCopy(from: string, to: string) {
  await link(from, to).catch(() => copyFile(from, to))
}

async function renameIfThere(from: string, to: string) {
  if (existsSync(from)) await rename(from, to)
}
