import type { FieldTexts } from '#contract/refused-answer.ts'

export type RefusalKind =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'wrong-type'
  | 'too-many'
  /** The platform's own: `Unavailable` stands below us, and goes by the same word and shape. */
  | 'unavailable'

type Particulars = {
  fields?: FieldTexts
  /** What the refused one needs to decide what to do next. */
  details?: Record<string, unknown>
  retryAfterSeconds?: number
}

/** A verb's "no", in words for people. Known by its kind, never by `instanceof`. */
export class Refusal extends Error {
  readonly kind: RefusalKind
  readonly fields: FieldTexts | undefined
  readonly details: Record<string, unknown> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(kind: RefusalKind, message: string, particulars: Particulars = {}) {
    super(message)
    this.kind = kind
    this.fields = particulars.fields
    this.details = particulars.details
    this.retryAfterSeconds = particulars.retryAfterSeconds
  }
}

const kinds: Record<RefusalKind, true> = {
  invalid: true,
  unauthorized: true,
  forbidden: true,
  'not-found': true,
  conflict: true,
  'wrong-type': true,
  'too-many': true,
  unavailable: true,
}

export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'kind' in error && Object.hasOwn(kinds, String(error.kind))
}
