import { open } from 'node:fs/promises'

/** Windows cannot sync a folder and throws an error. */
export async function syncFolder(path: string) {
  if (process.platform === 'win32') return
  await using folder = await open(path)
  await folder.sync()
}

export async function syncFile(path: string) {
  await using file = await open(path, 'r+')
  await file.sync()
}
