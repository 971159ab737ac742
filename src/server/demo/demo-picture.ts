import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Upload } from '#platform/files/upload.ts'
import { demoPictureFolder } from './demo-files.ts'

/** The drawings go the way of every upload. */
export function demoPicture(name: string) {
  return uploadOf(join(demoPictureFolder, name), name)
}

export async function uploadOf(path: string, originalName: string): Promise<Upload> {
  return { path, originalName, bytes: (await stat(path)).size }
}
