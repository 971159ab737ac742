import { statSync } from 'node:fs'

/**
 * Names the one of these files and folders in whose place another one or none is. A process writes on
 * to a file that somebody has deleted, moved or replaced. What it writes is lost with its end, except where
 * the log of a database was deleted and the process ends by itself: then SQLite writes the log into the
 * database file.
 */
export function movedFileFinder(...paths: string[]): () => string | undefined {
  const known = new Map<string, string>()
  const isMoved = (path: string) => {
    const found = identityOf(path)
    const expected = known.get(path)
    // SQLite makes the log with the first use of the database, and the first upload makes its folder.
    if (expected === undefined && found !== none && found !== unknown) known.set(path, found)
    return expected !== undefined && found !== expected && found !== unknown
  }
  for (const path of paths) isMoved(path)
  return () => paths.find(isMoved)
}

export function movedText(path: string) {
  return `${path} was deleted, moved or replaced: put it back, or stop the server before the next one is put in its place`
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
