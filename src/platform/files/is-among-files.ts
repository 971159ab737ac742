import { realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'

/** By their names alone: the folder itself counts as inside. */
function isInside(path: string, folder: string) {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

/** Where links lead, also for what does not exist yet. */
function realPathOf(path: string): string {
  try {
    return realpathSync.native(path)
  } catch {
    const above = dirname(path)
    return above === path ? path : join(realPathOf(above), basename(path))
  }
}

/** Where a backup would be part of every later one. Links are followed. */
export function isAmongFiles(path: string, dataDir: string) {
  return isInside(realPathOf(path), realPathOf(join(dataDir, 'files')))
}
