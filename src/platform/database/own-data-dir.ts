import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeFolder } from '../files/make-folder.ts'
import { makePrivateFile } from '../files/make-private-file.ts'
import { StartError } from '../start-error.ts'
import { messageOf, numberField } from '../unknown-fields.ts'

/**
 * Holds the folder for this process. The lock is the operating system's, on a database of its own:
 * it ends with the process however that ends, so there is never a stale one.
 */
export function ownDataDir(dataDir: string) {
  try {
    makeFolder(dataDir)
    makePrivateFile(lockPath(dataDir))
    const lock = new DatabaseSync(lockPath(dataDir), { timeout: 0 })
    lock.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive')
    // On a file that it may only read, SQLite begins without any lock. This writes, though never to disk.
    lock.exec('pragma user_version = 1')
    return { release: () => lock.close() }
  } catch (error) {
    if (numberField(error, 'errcode') === 5) {
      throw new StartError(`Another process is already running on ${dataDir}.`)
    }
    throw new StartError(`${dataDir} cannot be written: ${messageOf(error)}`, {
      cause: error,
    })
  }
}

export function lockPath(dataDir: string) {
  return join(dataDir, 'owner.lock')
}
