import { lchown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Root may do the work of the user who runs the server. What root made in that user's folder, and all
 * in it, becomes the user's: the server could not open it otherwise.
 */
export async function giveToOwnerOf(folder: string, path: string) {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(folder)
  if (uid === 0) return
  await lchown(path, uid, gid)
  const names = await readdir(path, { recursive: true }).catch(() => [])
  for (const name of names) await lchown(join(path, name), uid, gid)
}
