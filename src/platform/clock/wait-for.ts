import { setTimeout as pass } from 'node:timers/promises'

/** False when the signal came first. */
export function waitFor(milliseconds: number, signal: AbortSignal) {
  return pass(milliseconds, true, { signal, ref: false }).catch(() => false)
}
