import { readFile } from 'node:fs/promises'

/**
 * Milliseconds that the main thread of a process has run, however long it waited for a core.
 * NaN where there is no /proc.
 */
export async function findProcessorTime(pid: number) {
  const nanoseconds = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => 'NaN')
  return Number.parseInt(nanoseconds) / 1e6
}
