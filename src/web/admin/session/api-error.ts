import type { Call } from '#contract/call.ts'
import { isDetailsOf } from '#contract/refusal-details.ts'
import { generalMessages } from '#contract/refused-response.ts'
import type { FieldTexts } from '#contract/refused-response.ts'
import type { Failure } from '../../ui/banner.tsx'

export type { Failure }

type Particulars = {
  /** 0 where no response arrived. */
  status: number
  /** False where the server gave no text, so that the text is our own. */
  isServerText?: boolean
  fields?: FieldTexts
  /** The whole response: a 409 holds what is stored now. */
  body?: unknown
}

/** Every way in which a call can fail, with the text to show. */
export class ApiError extends Error {
  readonly status: number
  readonly isServerText: boolean
  readonly fields: FieldTexts
  readonly body: unknown

  constructor(message: string, { status, isServerText, fields, body }: Particulars) {
    super(message)
    this.status = status
    this.isServerText = isServerText ?? false
    this.fields = fields ?? {}
    this.body = body
  }
}

/** The server's text; without one the text of the call, with what is known below it. */
export function failureOf(error: unknown, byDefault: string): Failure {
  const { message, isServerText, status } = requireApiError(error)
  if (!isServerText) return { title: byDefault, detail: message }
  return status === 404 ? { title: message, isMissing: true } : { title: message }
}

/** Trying again would not help. */
export function isForbidden(error: unknown) {
  return error instanceof ApiError && error.status === 403
}

/** The screen's own text, with the server's below it. */
export function failureUnder(title: string, error: unknown): Failure {
  const { message, isServerText, status } = requireApiError(error)
  const failure = { title, detail: message }
  return isServerText && status === 404 ? { ...failure, isMissing: true } : failure
}

/** Where there is one line for it, such as a toast. */
export function failureLine({ title, detail }: Failure) {
  if (!detail) return title
  return title.endsWith('.') ? `${title} ${detail}` : `${title}: ${detail}`
}

/** Any other error is a bug and is not shown in a banner. */
export function requireApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}

/** What a refusal of the call has besides its texts, such as what somebody else has stored. */
export function detailsIn<Definition>(call: Call<Definition>, error: unknown) {
  if (!(error instanceof ApiError) || !isDetailsOf(call, error.body)) return undefined
  return error.body
}

/** For a part of the office that is loaded on demand, and for a file: without it, it fails as a call does. */
export async function orNoReply<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    throw new ApiError(generalMessages.noReply, { status: 0 })
  }
}

/** A gateway in front of the server may send one of the two texts alone. */
export function refusalIn(response: unknown): { text: string; fields?: FieldTexts } {
  const { message, error, fields } = Object(response)
  const text = [message, error].find((text) => text && typeof text === 'string') ?? ''
  return text ? { text, fields } : { text }
}
