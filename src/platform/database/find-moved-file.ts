import { statSync } from 'node:fs'
import { walPath } from './sqlite-path.ts'

/**
 * Names the database file, or its log, once another one or none is in its place. A process writes on to
 * a file that somebody has deleted, moved or replaced. What it writes is lost with its end, except where
 * the log was deleted and the process ends by itself: then SQLite writes the log into the database file.
 */
export function movedFileFinder(path: string): () => string | undefined {
  const files = [path, walPath(path)]
  const known = new Map<string, string>()
  const isMoved = (file: string) => {
    const found = identityOf(file)
    const expected = known.get(file)
    // SQLite makes the log with the first use of the database.
    if (expected === undefined && found !== none && found !== unknown) known.set(file, found)
    return expected !== undefined && found !== expected && found !== unknown
  }
  for (const file of files) isMoved(file)
  return () => files.find(isMoved)
}

const none = 'none'

/** Such as in a folder without rights: the opened files are written as before. */
const unknown = 'unknown'

function identityOf(path: string) {
  try {
    const found = statSync(path, { throwIfNoEntry: false, bigint: true })
    return found ? `${found.dev} ${found.ino}` : none
  } catch {
    return unknown
  }
}
