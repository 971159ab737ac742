/**
 * The store cannot be read or written now: a full disk, a folder without rights, an S3 store that
 * is away. Known by its kind, never by `instanceof`.
 */
export class StoreFault extends Error {
  readonly kind = 'store-fault'
  readonly retryAfterSeconds = 10
}

export function isStoreFault(error: unknown): error is StoreFault {
  return error instanceof Error && 'kind' in error && error.kind === 'store-fault'
}
