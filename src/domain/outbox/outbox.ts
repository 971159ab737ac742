import { isTimePassed } from '#platform/clock/is-time-passed.ts'

/** The way to whoever sends what waits. */
export type Outbox = {
  /** Without it letters wait, and are read in the back office. */
  isMailSetUp: boolean
  /** There may be something to send. */
  nudge(): void
  /** Waits for a nudge, at most so long. False when the signal came. */
  isNudged(longest: number, signal: AbortSignal): Promise<boolean>
}

export function openOutbox({ isMailSetUp }: Pick<Outbox, 'isMailSetUp'>): Outbox {
  let bell = new AbortController()
  return {
    isMailSetUp,
    nudge: () => bell.abort(),
    async isNudged(longest, signal) {
      await isTimePassed(longest, AbortSignal.any([signal, bell.signal]))
      bell = new AbortController()
      return !signal.aborted
    },
  }
}
