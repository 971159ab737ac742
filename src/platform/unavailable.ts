/** What was asked for cannot be begun any more: the process is stopping. Known by its kind, as a refusal is. */
export class Unavailable extends Error {
  readonly kind = 'unavailable'
  readonly retryAfterSeconds = 10

  constructor() {
    super('The site is restarting. Please try again in a moment.')
  }
}
