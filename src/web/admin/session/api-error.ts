import type { FieldTexts } from '#contract/refused-answer.ts'

type Particulars = {
  /** 0 where no answer came at all. */
  status: number
  /** False where the text is ours, since the server gave none. */
  isServerText?: boolean
  fields?: FieldTexts
  /** The whole answer: a 409 brings what is stored now. */
  answer?: unknown
}

/** Every way in which a call can fail, with the text to show. */
export class ApiError extends Error {
  readonly status: number
  readonly isServerText: boolean
  readonly fields: FieldTexts
  readonly answer: unknown

  constructor(message: string, { status, isServerText, fields, answer }: Particulars) {
    super(message)
    this.status = status
    this.isServerText = isServerText ?? false
    this.fields = fields ?? {}
    this.answer = answer
  }
}

/** What a banner shows: a line, and what is known besides. */
export type Failure = { title: string; detail?: string }

/** The server's text; without one the call's own, with what we know beneath. */
export function failureOf(error: unknown, byDefault: string): Failure {
  const { message, isServerText } = requireApiError(error)
  return isServerText ? { title: message } : { title: byDefault, detail: message }
}

/** The screen's own text, with the server's beneath. */
export function failureUnder(title: string, error: unknown): Failure {
  return { title, detail: requireApiError(error).message }
}

/** Anything else is a bug, and not for a banner. */
export function requireApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}
