import { waitFor } from '#platform/clock/wait-for.ts'

type Settings = {
  /** Without it e-mails wait, and are read in the back office. */
  isMailSetUp: boolean
  /** Where the links in e-mails lead. */
  publicUrl: string
}

/** The way to whoever sends what waits. */
export type Outbox = Settings & {
  /** There may be something to send. */
  nudge(): void
  /** Waits at most so long. False when the signal came. */
  waitForNudge(longest: number, signal: AbortSignal): Promise<boolean>
}

export function openOutbox(settings: Settings): Outbox {
  let bell = new AbortController()
  return {
    ...settings,
    nudge: () => bell.abort(),
    async waitForNudge(longest, signal) {
      await waitFor(longest, AbortSignal.any([signal, bell.signal]))
      bell = new AbortController()
      return !signal.aborted
    },
  }
}
