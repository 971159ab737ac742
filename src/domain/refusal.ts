import type { FieldTexts } from '#contract/refused-response.ts'
import { refusalStatus } from './refusal-status.ts'
import type { RefusalKind } from './refusal-status.ts'

type Particulars = {
  fields?: FieldTexts
  /** What the refused one needs to decide what to do next. */
  details?: Record<string, unknown>
  retryAfterSeconds?: number
}

/** An expected rejection of a use case, with a message for users. Recognized by its kind, never by `instanceof`. */
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

export function isRefusal(error: unknown): error is Refusal {
  return (
    error instanceof Error && 'kind' in error && Object.hasOwn(refusalStatus, String(error.kind))
  )
}
