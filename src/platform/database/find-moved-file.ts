import { statSync } from 'node:fs'
import { walPath } from './sqlite-path.ts'

/**
 * Names the database file, or its log, once another one or none is in its place. A process writes on
 * to a file that somebody has deleted, moved or replaced, and what it writes is lost with its end.
 */
export function movedFileFinder(path: string): () => string | undefined {
  const known = new Map<string, string>()
  const isMoved = (file: string) => {
    const found = identityOf(file)
    const expected = known.get(file)
    // SQLite makes the log with the first use of the database.
    if (expected === undefined && found !== undefined) known.set(file, found)
    return expected !== undefined && found !== expected
  }
  isMoved(path)
  return () => [path, walPath(path)].find(isMoved)
}

function identityOf(path: string) {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true })
  return found && `${found.dev} ${found.ino}`
}
