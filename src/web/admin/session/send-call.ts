import { unattendedHeader } from '#contract/accounts/unattended.ts'
import { requestOf } from '#contract/call-request.ts'
import { isAnswerOf } from '#contract/call.ts'
import type { AnswerOf, Call, InputOf, Route } from '#contract/call.ts'
import { generalMessages, isRefusedAnswer } from '#contract/refused-answer.ts'
import { ApiError } from './api-error.ts'
import { sendWithProgress } from './send-with-progress.ts'
import type { UploadProgress } from './send-with-progress.ts'

export type CallOptions = {
  token?: string
  /** Nobody has asked for it: it does not keep the session alive. */
  isUnattended?: boolean
  signal?: AbortSignal
  /** How much of a form has left the browser. */
  onProgress?: (progress: UploadProgress) => void
}

/** Of a call that only reads. */
export type ReadOptions = Pick<CallOptions, 'signal' | 'isUnattended'>

/** Of a form with files: it takes long enough to be followed and cancelled. */
export type UploadOptions = Required<Pick<CallOptions, 'signal' | 'onProgress'>>

/** What is only read may be asked for again: better a banner than a screen that waits for ever. */
const readTimeout = 30_000

/** One call, one answer or one `ApiError`. */
export async function sendCall<Definition>(
  call: Call<Definition>,
  input: InputOf<Definition>,
  options: CallOptions = {},
): Promise<AnswerOf<Definition>> {
  const { status, text } = await reach(call, input, options)
  const answer = readJson(text)
  if (status < 400 && isAnswerOf(call, answer)) return answer
  throw refusalOf(status, answer)
}

async function reach(call: Route, input: object, options: CallOptions) {
  const { method } = call
  const { signal, onProgress } = options
  const { address, body } = requestOf(call, input)
  const isJson = body !== undefined && !(body instanceof FormData)
  const headers = headersOf(options, isJson)
  const patience = method === 'GET' ? [AbortSignal.timeout(readTimeout)] : []
  try {
    if (onProgress && body instanceof FormData) {
      return await sendWithProgress({ address, method, headers, body, signal, onProgress })
    }
    const reply = await fetch(address, {
      method,
      headers,
      body: body instanceof FormData ? body : body && JSON.stringify(body),
      signal: AbortSignal.any(signal ? [signal, ...patience] : patience),
      cache: 'no-store',
    })
    return { status: reply.status, text: await reply.text() }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(generalMessages.noReply, { status: 0 })
  }
}

function headersOf({ token, isUnattended }: CallOptions, isJson: boolean) {
  const headers = new Headers(isJson ? { 'Content-Type': 'application/json' } : {})
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (isUnattended) headers.set(unattendedHeader, 'true')
  return headers
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function refusalOf(status: number, answer: unknown) {
  const { message = '', fields } = isRefusedAnswer(answer) ? answer : {}
  const text = forPeople(message)
  return new ApiError(text || `Server error: ${status}`, {
    status,
    isServerText: Boolean(text),
    ...(fields ? { fields } : {}),
    answer,
  })
}

/** What the form's maker did wrong is not told to the one who fills it in. */
function forPeople(text: string) {
  return text.includes('Unexpected file field') ? wrongFileField : text
}

const wrongFileField = 'Invalid file field name. Ensure the field name is "images".'
