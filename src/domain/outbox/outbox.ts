import { waitFor } from '#platform/clock/wait-for.ts'
import type { MailSettings } from '#platform/mail/mail-settings.ts'

type Settings = {
  /** Without mail settings e-mails stay in the outbox, where the back office shows them. Changes with those of the office. */
  isMailSetUp: boolean
  /** The mail settings of the environment, which have precedence over those of the office. */
  environmentMail?: MailSettings | undefined
  /** Where the links in e-mails lead. */
  publicUrl: string
}

/** Signals to the worker that e-mails are due. */
export type Outbox = Settings & {
  /** There may be something to send. */
  nudge(): void
  /** Waits at most so long. False after the signal. */
  waitForNudge(longest: number, signal: AbortSignal): Promise<boolean>
}

export function openOutbox(settings: Settings): Outbox {
  let nudged = new AbortController()
  return {
    ...settings,
    nudge: () => nudged.abort(),
    async waitForNudge(longest, signal) {
      await waitFor(longest, AbortSignal.any([signal, nudged.signal]))
      nudged = new AbortController()
      return !signal.aborted
    },
  }
}
