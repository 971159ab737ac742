import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Nobody else on this machine reads what is stored. */
export const privateFolder = 0o700
export const privateFile = 0o600

/**
 * Makes the folder and those above it. Node's own `recursive` never ends where the system returns
 * ENOENT for a new folder in an existing one: /proc does, on Node 20 and 26.
 */
export function makeFolder(path: string) {
  if (existsSync(path)) return
  const above = dirname(path)
  if (above !== path) makeFolder(above)
  try {
    mkdirSync(path, privateFolder)
  } catch (error) {
    // Another process may have made it in between.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
