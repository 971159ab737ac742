import type { Readable } from 'node:stream'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { checkChain } from '#domain/audit/check-chain.ts'
import { findNamedFiles } from '#domain/backups/find-named-files.ts'
import type { NamedFile } from '#domain/backups/find-named-files.ts'
import { forEachAtOnce } from '#platform/backup/for-each-at-once.ts'
import type { Progress } from '#platform/backup/progress.ts'
import type { Config } from '#platform/config/config.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { findSqliteDamage } from '#platform/database/find-sqlite-damage.ts'
import { sqlitePath } from '#platform/database/sqlite-path.ts'
import type { Files } from '#platform/files/files.ts'
import { printsFolder } from '#platform/pdf/printer.ts'
import type { OpenApp } from '../open-app.ts'

export type Verified = {
  tables: number
  rows: number
  named: number
  stored: number
  /** Files that no row names. The sweep deletes them once they are old enough. */
  unnamed: number
  /** A line for each fault. */
  faults: string[]
}

/** Compares rows with files, and the database with itself. Changes nothing. */
export async function verifySite(
  config: Config,
  { app, database }: OpenApp,
  progress: Progress,
): Promise<Verified> {
  const damage = config.databaseUrl
    ? undefined
    : findSqliteDamage(sqlitePath(config.dataDir), 'integrity_check')
  const counts = damage === undefined ? await countRows(app.db) : {}
  if (config.databaseUrl) await readEveryRow(database, Object.keys(counts))
  const named = damage === undefined ? await findNamedFiles(app.db) : []
  const stored = new Map<string, number>()
  for await (const { key, bytes } of app.files.list('')) stored.set(key, bytes)
  const faults =
    damage === undefined ? await auditFaults(app) : [`the database is damaged: ${damage}`]
  let done = 0
  await forEachAtOnce(named, async (file) => {
    const fault = await errorOf(app.files, file, stored.get(file.key))
    if (fault) faults.push(`${file.key} ${fault}`)
    progress('Files', ++done, named.length)
  })
  const names = new Set(named.map(({ key }) => key))
  return {
    tables: Object.keys(counts).length,
    rows: Object.values(counts).reduce((sum, rows) => sum + rows, 0),
    named: named.length,
    stored: stored.size,
    unnamed: [...stored.keys()].filter((key) => !names.has(key) && !isNoUpload(key)).length,
    faults: faults.toSorted(),
  }
}

/** The mark of the owner, and documents that are deleted after a day. */
function isNoUpload(key: string) {
  return key.startsWith('owner/') || key.startsWith(printsFolder)
}

async function auditFaults({ db }: OpenApp['app']) {
  const { faults } = await checkChain(db)
  return faults.map((fault) => `the audit: ${fault}`)
}

/** PostgreSQL checks a page when it reads it. Its indexes are compared by `pg_amcheck` alone. */
async function readEveryRow({ db }: OpenApp['database'], tables: string[]) {
  for (const table of tables) {
    await sql`select sum(length(t::text)) from ${sql.table(table)} as t`.execute(
      db.withoutPlugins(),
    )
  }
}

async function errorOf(files: Files, { key, bytes, hash }: NamedFile, found: number | undefined) {
  if (found === undefined) return 'is missing'
  if (bytes !== undefined && found !== bytes) return `has ${found} bytes instead of ${bytes}`
  if (key.endsWith('.webp')) return errorOfWebp(await files.get(key, { first: 0, last: 11 }), found)
  if (hash !== undefined) return errorOfHash(await files.get(key), hash)
  return found === 0 ? 'is empty' : undefined
}

/** The header of a WebP file contains its length. */
async function errorOfWebp(file: Readable | undefined, found: number) {
  if (!file) return 'is missing'
  const head = await buffer(file)
  const isWebp = head.length === 12 && head.subarray(8).toString() === 'WEBP'
  if (!isWebp) return 'is not a picture'
  const bytes = head.readUInt32LE(4) + 8
  return bytes === found ? undefined : `has ${found} bytes instead of ${bytes}`
}

async function errorOfHash(file: AsyncIterable<Buffer> | undefined, expected: string) {
  if (!file) return 'is missing'
  const hash = createHash('sha256')
  for await (const chunk of file) hash.update(chunk)
  return hash.digest('hex').startsWith(expected)
    ? undefined
    : 'has other contents than were uploaded'
}
