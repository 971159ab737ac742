import { setTimeout as wait } from 'node:timers/promises'
import { second } from '../clock/clock.ts'

/** A network that failed, a store that is overloaded or restarting. */
export class TemporaryError extends Error {}

/** After each of these one more try begins. A store that restarts needs less than a second. */
const pauses = [0.2 * second, 0.6 * second, 1.8 * second]

/** A try takes up to 4 s, and an upload has to succeed or fail within 15 s, everything included. */
const lastBegin = 6 * second

/** Retries work that failed for a temporary reason, with growing pauses. */
export async function tryAgain<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  for (const pause of pauses) {
    try {
      return await attempt()
    } catch (error) {
      throwUnlessPassing(error, performance.now() - began + pause)
    }
    // A random part, so that requests that failed together are not repeated together.
    await wait(pause * (0.75 + Math.random() / 2))
  }
  return attempt()
}

function throwUnlessPassing(error: unknown, nextBegin: number) {
  if (!(error instanceof TemporaryError) || nextBegin > lastBegin) throw error
}
