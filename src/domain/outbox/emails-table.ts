import type { EmailKind } from '#contract/emails/outbox-email.ts'

export type EmailsTable = {
  /** Also its Message-ID: an e-mail that is sent twice is one to the reader's program. */
  id: string
  kind: EmailKind
  /** An address, or `sales`. */
  recipient: string
  replyTo: string | null
  subject: string
  /** A EmailContent, as JSON. */
  content: string
  /** What is put into the content when it is handed over: sealed, and erased then. */
  secret: string | null
  /** The token of its link: sealed, and erased with the secret. */
  linkToken: string | null
  /** The id of what it is about. */
  about: string | null
  createdAt: string
  /** When it was put in line; later than it was written where it was sent again. */
  waitingSince: string
  /** Null where nothing more is tried. */
  nextTryAt: string | null
  /** A process has it until then. */
  claimedUntil: string
  attempts: number
  lastError: string | null
  sentAt: string | null
  givenUpAt: string | null
}
