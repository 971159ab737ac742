import { link, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Files, StoredFile } from '../files/files.ts'
import { makeFolder } from '../files/make-folder.ts'
import { syncFolder } from '../files/sync-folder.ts'
import { printsFolder } from '../pdf/printer.ts'
import type { BackedUpFile, BackupManifest } from './backup-manifest.ts'
import { forEachAtOnce } from './for-each-at-once.ts'
import type { Progress } from './progress.ts'
import { writeHashed } from './write-hashed.ts'

/** An earlier backup on the same disk, whose unchanged files need no room of their own. */
export type EarlierBackup = { folder: string; manifest: BackupManifest }

export type CopiedFiles = Map<string, BackedUpFile>

type Copying = {
  files: Files
  folder: string
  earlier: EarlierBackup | undefined
  /** What an earlier round has copied already. It grows. */
  copied: CopiedFiles
  progress: Progress
}

type Listed = StoredFile & { key: string }

/** Copies what the store holds. What is deleted meanwhile is left out, and what is printed again when asked for. */
export async function copyStoredFiles(copying: Copying) {
  const { files, folder, copied, progress, earlier } = copying
  const stored = await Array.fromAsync(files.list(''))
  const wanted = stored.filter(({ key }) => !copied.has(key) && !key.startsWith(printsFolder))
  const known = new Map(earlier?.manifest.files.map((file) => [file.key, file]))
  const folders = new Set<string>()
  let done = 0
  await forEachAtOnce(wanted, async (listed) => {
    const target = join(folder, 'files', listed.key)
    makeFolder(dirname(target))
    folders.add(dirname(target))
    const file =
      (await linkKnown(copying, listed, known.get(listed.key))) ??
      (await copyFile(files, listed.key, target))
    if (file) copied.set(file.key, file)
    progress('Files', ++done, wanted.length)
  })
  await forEachAtOnce([...folders], syncFolder)
}

/** What a key stands for does not change, so one that has its size and time is the same file. */
async function linkKnown({ folder, earlier }: Copying, listed: Listed, known?: BackedUpFile) {
  if (!earlier || !known || known.bytes !== listed.bytes) return undefined
  if (listed.changedAt > new Date(earlier.manifest.madeAt)) return undefined
  const source = join(earlier.folder, 'files', known.key)
  try {
    if ((await stat(source)).size !== known.bytes) return undefined
    await link(source, join(folder, 'files', known.key))
    return known
  } catch {
    // Some file systems have no links: then it is copied.
    return undefined
  }
}

async function copyFile(files: Files, key: string, target: string) {
  const source = await files.get(key)
  return source && { key, ...(await writeHashed(target, source)) }
}
