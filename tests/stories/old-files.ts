import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { hour } from '#platform/clock/clock.ts'

/** Makes stored files as old as an upload of yesterday. */
export async function age(dataDir: string, keys: string[], milliseconds = 2 * hour) {
  const long = new Date(Date.now() - milliseconds)
  for (const key of keys) await utimes(join(dataDir, 'files', key), long, long)
}

export const notEnding = new AbortController().signal
