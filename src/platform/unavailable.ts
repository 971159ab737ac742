import { serverMessages } from '#contract/server-messages.ts'

type Particulars = {
  retryAfterSeconds?: number
  /** For the log, never shown to users: a text, or the error itself. */
  reason?: string
  cause?: unknown
}

/**
 * Something that the request needs is not available now and will be again, such as the process while
 * it stops. `message` is for people. Its kind is one of those of `Refusal`, so that calls and forms
 * respond with 503 and Retry-After: the platform may not import that class.
 */
export class Unavailable extends Error {
  readonly kind = 'unavailable'
  readonly retryAfterSeconds: number
  readonly reason: string | undefined

  constructor(message: string, { retryAfterSeconds = 10, reason, cause }: Particulars = {}) {
    super(message, { cause })
    this.retryAfterSeconds = retryAfterSeconds
    this.reason = reason
  }
}

export function restarting() {
  return new Unavailable('The site is restarting. Please try again in a moment.')
}

/** The database does not respond, or the response to a commit was lost. */
export function databaseUnavailable(cause: unknown) {
  return new Unavailable(serverMessages.databaseUnavailable, { retryAfterSeconds: 5, cause })
}

/** The database responds to reads, but its disk takes no writes. */
export function databaseUnwritable(cause: unknown) {
  return new Unavailable(serverMessages.nothingCanBeSaved, { retryAfterSeconds: 30, cause })
}

/** Files cannot be read or written: a full disk, a folder without rights, an S3 store that is away. */
export function storeUnavailable(reason: string, cause?: unknown) {
  return new Unavailable(serverMessages.storeAway, { reason, cause })
}

/** A file whose process exits each time, or takes too long. */
export function notMade(cause: unknown) {
  return new Unavailable(serverMessages.notMade, { retryAfterSeconds: 60, cause })
}

/** Compared by its kind, because the class exists twice: in the raw modules and in the bundle of the pages. */
export function isUnavailable(error: unknown): error is Unavailable {
  return error instanceof Error && 'kind' in error && error.kind === 'unavailable'
}
