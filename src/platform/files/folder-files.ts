import { existsSync } from 'node:fs'
import type { Dirent, Stats } from 'node:fs'
import { open, opendir, rmdir, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { requireFileKey, requireFilePrefix } from './file-key.ts'
import type { ByteRange, Files, StoredFile } from './files.ts'
import { isSpared } from './is-spared.ts'
import { KeyedLock } from '../concurrency/keyed-lock.ts'
import { SafeWriter } from './safe-writer.ts'
import { storeUnavailable } from '../unavailable.ts'
import { messageOf, textField } from '../unknown-fields.ts'

/** The store within `DATA_DIR`: a file for each key. */
export function folderFiles(dataDir: string): Files {
  const folder = join(dataDir, 'files')
  const writer = new SafeWriter(folder)
  const lock = new KeyedLock()
  // The first upload of a site makes it.
  let wasThere = existsSync(folder)
  const pathOf = (key: string) => join(folder, requireFileKey(key))
  return {
    async put(key, source) {
      const path = pathOf(key)
      // A new folder would hold the uploads from now on, without those from before.
      await refuseIfMoved()
      const written = await writer.write(source)
      await lock.run(key, () => written.moveTo(path))
      await refuseIfMoved()
    },
    get: async (key, range) => orMoved(await orUndefined(openAt(pathOf(key), range))),
    head: async (key) => orMoved(await findAt(pathOf(key))),
    async delete(key, unlessChangedSince) {
      const path = pathOf(key)
      await refuseIfMoved()
      return lock.run(key, () => deleteAt(folder, path, unlessChangedSince))
    },
    list: (prefix) => listUnlessMoved(requireFilePrefix(prefix)),
  }

  async function* listUnlessMoved(prefix: string) {
    await refuseIfMoved()
    yield* listIn(folder, prefix)
  }

  /** A folder that others share over a network is another one for the system after it is mounted again. */
  async function refuseIfMoved() {
    const isThere = (await orUndefined(stat(folder))) !== undefined
    if (wasThere && !isThere) {
      throw storeUnavailable(`${folder} was deleted or moved: put it back`)
    }
    wasThere = isThere
  }

  /** What is missing with its whole folder is not known to be deleted. */
  async function orMoved<Found>(found: Found | undefined) {
    if (found === undefined) await refuseIfMoved()
    return found
  }
}

/** The file is opened first, so that it is read whole even if another one replaces it meanwhile. */
async function openAt(path: string, range: ByteRange | undefined) {
  const file = await open(path)
  return file.createReadStream(range && { start: range.first, end: range.last })
}

async function findAt(path: string): Promise<StoredFile | undefined> {
  const found = await orUndefined(stat(path))
  return found?.isFile() ? factsOf(found) : undefined
}

async function deleteAt(folder: string, path: string, unlessChangedSince: Date | undefined) {
  const found = await findAt(path)
  if (!found || isSpared(found, unlessChangedSince)) return false
  const isGone = await orUndefined(unlink(path).then(() => true))
  await removeEmptyFolders(folder, dirname(path))
  // Another process may have taken it in between.
  return isGone ?? false
}

/** Up to the store's own, as far as nothing is in them any more. */
async function removeEmptyFolders(folder: string, path: string) {
  if (path === folder) return
  const isRemoved = await rmdir(path).then(
    () => true,
    () => false,
  )
  if (isRemoved) await removeEmptyFolders(folder, dirname(path))
}

async function* listIn(
  folder: string,
  prefix: string,
): AsyncGenerator<StoredFile & { key: string }> {
  for await (const entry of entriesOf(join(folder, prefix))) {
    const key = `${prefix}${entry.name}`
    // What is being written lies in a folder whose name is no key.
    if (entry.name.startsWith('.')) continue
    if (entry.isDirectory()) yield* listIn(folder, `${key}/`)
    const found = entry.isFile() ? await findAt(join(folder, key)) : undefined
    if (found) yield { key, ...found }
  }
}

/** A folder may go while it is read: its last file was deleted. */
async function* entriesOf(path: string): AsyncGenerator<Dirent> {
  const entries = await orUndefined(opendir(path))
  if (!entries) return
  try {
    for await (const entry of entries) yield entry
  } catch (error) {
    if (!isNothingThere(error)) throw error
  }
}

function factsOf({ size, mtime }: Stats): StoredFile {
  return { bytes: size, changedAt: mtime }
}

async function orUndefined<Found>(finding: Promise<Found>) {
  try {
    return await finding
  } catch (error) {
    if (isNothingThere(error)) return undefined
    throw storeUnavailable(`The stored files cannot be read: ${messageOf(error)}`, error)
  }
}

function isNothingThere(error: unknown) {
  return ['ENOENT', 'ENOTDIR'].includes(textField(error, 'code') ?? '')
}
