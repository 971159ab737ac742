import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hour } from '../clock/clock.ts'

/** No upload takes so long, so an older file belongs to a process that has ended. */
const oldestUnderWay = hour

/** Deletes unfinished files of earlier processes from a folder of temporary files. */
export async function removeLeftOvers(folder: string) {
  const entries = await opendir(folder).catch(() => undefined)
  if (!entries) return
  for await (const { name } of entries) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (!found || Date.now() - found.mtimeMs < oldestUnderWay) continue
    await rm(path, { recursive: true, force: true })
  }
}
