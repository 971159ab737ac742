import type { ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'

/** Requests for pages come first. Not every system allows a process to change its priority. */
export function lowerPriority({ pid }: ChildProcess) {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {}
}
