import { serverMessages } from '#contract/server-messages.ts'

type Particulars = {
  retryAfterSeconds?: number
  /** The error that made it so: for the log, never for people. */
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

  constructor(message: string, { retryAfterSeconds = 10, cause }: Particulars = {}) {
    super(message, { cause })
    this.retryAfterSeconds = retryAfterSeconds
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

/** By its kind: the class exists twice, in the raw modules and in the bundle of the pages. */
export function isUnavailable(error: unknown): error is Unavailable {
  return error instanceof Error && 'kind' in error && error.kind === 'unavailable'
}
