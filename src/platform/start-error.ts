/** A reason not to start, with a message for the terminal. */
export class StartError extends Error {
  readonly kind = 'start-error'
}
