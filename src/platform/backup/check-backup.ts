import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { countRows, differingCounts } from '../database/count-rows.ts'
import { findSqliteDamage } from '../database/find-sqlite-damage.ts'
import { readOnlySqliteDatabase } from '../database/sqlite-database.ts'
import type { BackupManifest } from './backup-manifest.ts'
import { forEachAtOnce } from './for-each-at-once.ts'
import type { Progress } from './progress.ts'
import { hashFile } from './write-hashed.ts'
import type { Hashed } from './write-hashed.ts'

/** Differences between a backup and its manifest, a line for each. Reads every byte. */
export async function findBackupErrors(
  folder: string,
  { database, files, rows }: BackupManifest,
  progress: Progress,
): Promise<string[]> {
  const faults: string[] = []
  const path = join(folder, database.file)
  const note = (fault: string | undefined) => void (fault && faults.push(fault))
  note(await errorOfFile(path, database.file, database))
  let done = 0
  await forEachAtOnce(files, async ({ key, ...expected }) => {
    note(await errorOfFile(join(folder, 'files', key), `files/${key}`, expected))
    progress('Checking', ++done, files.length)
  })
  if (faults.length === 0 && database.engine === 'sqlite') {
    faults.push(...(await errorsOfSqlite(path, rows)))
  }
  return faults.toSorted()
}

/** Of a database file that nobody writes. */
export async function errorsOfSqlite(path: string, rows: Record<string, number>) {
  const damage = findSqliteDamage(path, 'integrity_check')
  if (damage !== undefined) return [`${path} is damaged: ${damage}`]
  const database = readOnlySqliteDatabase(path)
  try {
    return differingCounts(rows, await countRows(database.db))
  } finally {
    await database.close()
  }
}

async function errorOfFile(path: string, name: string, expected: Hashed) {
  const bytes = await stat(path).then(
    ({ size }) => size,
    () => undefined,
  )
  if (bytes === undefined) return `${name} is missing`
  if (bytes !== expected.bytes) return `${name} has ${bytes} bytes instead of ${expected.bytes}`
  const { sha256 } = await hashFile(path)
  return sha256 === expected.sha256
    ? undefined
    : `${name} has other contents than the backup was made with`
}
