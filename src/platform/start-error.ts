/** A reason not to start, in words for the person at the terminal. */
export class StartError extends Error {
  readonly kind = 'start-error'
}
