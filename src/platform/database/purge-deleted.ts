import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { second } from '../clock/clock.ts'

const pause = 50
const longestWait = 5 * second

/** The log still holds the pages as they were before a deletion, until it is emptied into the database. */
export async function purgeDeleted(path: string) {
  // A timeout of the connection would block the event loop while another process reads.
  const connection = new DatabaseSync(path, { timeout: 0 })
  const deadline = performance.now() + longestWait
  try {
    let isDone = truncateLog(connection)
    while (!isDone && performance.now() < deadline) {
      await wait(pause)
      isDone = truncateLog(connection)
    }
    return isDone
  } finally {
    connection.close()
  }
}

export function truncateLog(connection: DatabaseSync) {
  const outcome = connection.prepare('pragma wal_checkpoint(truncate)').get()
  return outcome?.['busy'] === 0
}
