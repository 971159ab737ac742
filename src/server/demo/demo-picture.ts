import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Upload } from '#platform/files/upload.ts'
import type { Wall } from '#domain/demo/demo-showpieces-table.ts'
import { demoPictureFolder, demoShowpieceFile } from './demo-files.ts'

/** The drawings go the way of every upload. */
export function demoPicture(name: string) {
  return uploadOf(join(demoPictureFolder, name), name)
}

export function demoShowpiece(wall: Wall, file: string) {
  return uploadOf(demoShowpieceFile(wall, file), file)
}

export async function uploadOf(path: string, originalName: string): Promise<Upload> {
  return { path, originalName, bytes: (await stat(path)).size }
}
