/** Hides what has to be read again later. `context` says what it belongs to: elsewhere it opens nothing. */
export type Secrets = {
  seal(text: string, context: string): string
  /** Undefined where it was sealed with another key, for another context, or has been changed. */
  open(sealed: string, context: string): string | undefined
}
