/** A reason not to start, in words for the person at the terminal. */
export class StartFault extends Error {
  readonly kind = 'start-fault'
}
