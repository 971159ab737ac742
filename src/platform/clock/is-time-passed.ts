import { setTimeout as wait } from 'node:timers/promises'

/** Waits. False when the signal came first. */
export function isTimePassed(milliseconds: number, signal: AbortSignal) {
  return wait(milliseconds, true, { signal, ref: false }).catch(() => false)
}
