import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from '#contract/schema.ts'
import { isFileKey } from '../files/file-key.ts'
import { privateFile } from '../files/make-folder.ts'
import { syncFolder } from '../files/sync-folder.ts'
import { StartError } from '../start-error.ts'
import { messageOf, textField } from '../unknown-fields.ts'

const manifestName = 'manifest.json'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** A key becomes a path, so an invalid one could lead out of the folder. */
const fileKey = z.string().refine(isFileKey)

const BackupManifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Of the program that made the backup. */
  version: z.string(),
  migrations: z.array(z.string()),
  database: z.object({
    engine: z.enum(['sqlite', 'postgres']),
    file: z.enum(['site.db', 'database.dump']),
    /** Of PostgreSQL: where the tables are restored to. */
    schema: z.string().nullable(),
    bytes: z.int(),
    sha256,
  }),
  /** How many rows each table has. */
  rows: z.record(z.string(), z.int()),
  files: z.array(z.object({ key: fileKey, bytes: z.int(), sha256 })).refine(isEachKeyOnce),
  /** Files that the store did not have although rows name them. */
  missing: z.array(fileKey),
})

export type BackupManifest = z.infer<typeof BackupManifest>
export type BackedUpFile = BackupManifest['files'][number]

/** Two files of one key would be restored to one path. */
function isEachKeyOnce(files: { key: string }[]) {
  return new Set(files.map(({ key }) => key)).size === files.length
}

/** Written last and atomically: a folder without it is an incomplete backup. */
export async function writeManifest(folder: string, manifest: BackupManifest) {
  const draft = join(folder, `.${manifestName}`)
  {
    await using file = await open(draft, 'w', privateFile)
    await file.writeFile(`${JSON.stringify(manifest, undefined, 1)}\n`)
    await file.sync()
  }
  await rename(draft, manifestPath(folder))
  await syncFolder(folder)
}

/** Refuses a folder without a complete backup. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readIfThere(manifestPath(folder))
  if (text === undefined) {
    throw new StartError(
      `There is no whole backup in ${folder}: it has no ${manifestName}, which is written last. Name the folder of another backup.`,
    )
  }
  const parsed = BackupManifest.safeParse(jsonOf(text))
  if (parsed.success) return parsed.data
  throw new StartError(
    `${manifestPath(folder)} cannot be read: it is damaged or of a newer version. Use another backup.`,
  )
}

/** What is there and cannot be read is another reason than half a backup. */
async function readIfThere(path: string) {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(textField(error, 'code') ?? '')) return undefined
    throw new StartError(`The backup cannot be read: ${messageOf(error)}`, { cause: error })
  }
}

export function manifestPath(folder: string) {
  return join(folder, manifestName)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
