import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isInside, realPathOf } from '../files/is-inside.ts'

/**
 * Links are followed. A volume that is mounted inside the folder is another disk, which stays; among the
 * uploaded files it would be part of every later backup.
 */
export function isLostWith(path: string, dataDir: string) {
  const [real, folder] = [realPathOf(path), realPathOf(dataDir)]
  if (isInside(real, realPathOf(join(folder, 'files')))) return true
  return isInside(real, folder) && deviceOf(real) === deviceOf(folder)
}

/** Of the nearest folder above, for what does not exist yet. */
function deviceOf(path: string): number | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  const above = dirname(path)
  return found || above === path ? found?.dev : deviceOf(above)
}
