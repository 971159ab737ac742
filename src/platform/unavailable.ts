/**
 * What was asked for cannot be begun any more: the process is stopping. Its kind is one of those of
 * `Refusal`, so that calls and forms answer it as one: the platform may not know that class.
 */
export class Unavailable extends Error {
  readonly kind = 'unavailable'
  readonly retryAfterSeconds = 10

  constructor() {
    super('The site is restarting. Please try again in a moment.')
  }
}
