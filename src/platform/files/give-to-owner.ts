import { lchown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { textField } from '../unknown-fields.ts'

/**
 * Root may do the work of the user who runs the server. What root made in that user's folder, and all
 * in it, becomes the user's: the server could not open it otherwise.
 */
export async function giveToOwnerOf(folder: string, path: string) {
  if (process.getuid?.() !== 0) return
  const owner = await stat(folder)
  if (owner.uid === 0) return
  await lchown(path, owner.uid, owner.gid)
  for (const name of await namesBelow(path)) {
    await lchown(join(path, name), owner.uid, owner.gid).catch(ignoreMissing)
  }
}

/** A server that is running on another database deletes files of its own meanwhile. */
function ignoreMissing(error: unknown) {
  if (textField(error, 'code') !== 'ENOENT') throw error
}

/** Nothing is below a file. */
async function namesBelow(path: string) {
  return readdir(path, { recursive: true }).catch((error: unknown): string[] => {
    if (textField(error, 'code') === 'ENOTDIR') return []
    throw error
  })
}
