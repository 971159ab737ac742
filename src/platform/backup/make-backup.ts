import { readdir, rm } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import { countRows } from '../database/count-rows.ts'
import { appliedNames } from '../database/migrate.ts'
import type { Files } from '../files/files.ts'
import { makeFolder } from '../files/make-folder.ts'
import { StartError } from '../start-error.ts'
import { writeManifest } from './backup-manifest.ts'
import type { BackupManifest } from './backup-manifest.ts'
import type { CopyDatabase } from './copy-database.ts'
import { copyStoredFiles } from './copy-stored-files.ts'
import type { CopiedFiles, EarlierBackup } from './copy-stored-files.ts'
import type { Progress } from './progress.ts'
import { messageOf } from '../unknown-fields.ts'

export type BackupOrder<Tables> = {
  folder: string
  copyDatabase: CopyDatabase<Tables>
  files: Files
  /** The keys of the files that rows name. */
  findNamedKeys(db: Kysely<Tables>): Promise<string[]>
  version: string
  earlier?: EarlierBackup | undefined
  progress: Progress
}

/**
 * The database first, so that what is uploaded meanwhile is a file without a row, which does no harm.
 * A file whose row is deleted in between may be swept before it is copied: then a second round takes
 * a newer copy of the database, which does not name it any more.
 */
export async function makeBackup<Tables>(order: BackupOrder<Tables>): Promise<BackupManifest> {
  await refuseUnlessNew(order.folder)
  try {
    const copied: CopiedFiles = new Map()
    const first = await copyAll(order, copied)
    const made = first.missing.length === 0 ? first : await copyAll(order, copied)
    await writeManifest(order.folder, made)
    return made
  } catch (error) {
    // An incomplete backup on a full disk is deleted, to free its space.
    await rm(order.folder, { recursive: true, force: true }).catch(() => undefined)
    throw error
  }
}

async function copyAll<Tables>(
  order: BackupOrder<Tables>,
  copied: CopiedFiles,
): Promise<BackupManifest> {
  const { folder, copyDatabase, files, earlier, progress, findNamedKeys, version } = order
  const madeAt = new Date().toISOString()
  const read = async (db: Kysely<Tables>) => ({
    rows: await countRows(db),
    migrations: await appliedNames(db),
    named: await findNamedKeys(db),
  })
  const { database, snapshot } = await copyDatabase(folder, read, progress)
  await copyStoredFiles({ files, folder, earlier, copied, progress })
  const { rows, migrations, named } = snapshot
  return {
    format: 1,
    madeAt,
    version,
    migrations: migrations.toSorted(),
    database,
    rows,
    files: [...copied.values()].toSorted((one, other) => (one.key < other.key ? -1 : 1)),
    missing: named.filter((key) => !copied.has(key)),
  }
}

async function refuseUnlessNew(folder: string) {
  try {
    makeFolder(folder)
    if ((await readdir(folder)).length === 0) return
  } catch (error) {
    throw new StartError(`A backup cannot be written to ${folder}: ${messageOf(error)}`)
  }
  throw new StartError(`${folder} is not empty: name a new folder for the backup.`)
}
