/** Encrypts a text. It can only be decrypted with the same `context`. */
export type Secrets = {
  seal(text: string, context: string): string
  /** Undefined where it was encrypted with another key or context, or has been changed. */
  open(sealed: string, context: string): string | undefined
}
