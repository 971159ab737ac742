import { unattendedHeader } from '#contract/accounts/unattended.ts'
import { generalMessages } from '#contract/refused-answer.ts'
import type { RefusedAnswer } from '#contract/refused-answer.ts'
import { ApiError } from './api-error.ts'
import { sendWithProgress } from './send-with-progress.ts'
import type { UploadProgress } from './send-with-progress.ts'

export type ApiCall = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** A form goes as multipart, anything else as JSON. */
  body?: FormData | object
  token?: string
  /** Nobody has asked for it: it does not keep the session alive. */
  isUnattended?: boolean
  signal?: AbortSignal
  /** How much of a form has left the browser. */
  onProgress?: (progress: UploadProgress) => void
}

/** Of a call that only reads. */
export type Asking = Pick<ApiCall, 'signal' | 'isUnattended'>

/** What is only read may be asked for again: better a banner than a screen that waits for ever. */
const readTimeout = 30_000

/** One call, one answer or one `ApiError`. */
export async function askApi<Answer>(path: string, call: ApiCall = {}): Promise<Answer> {
  const { status, text } = await reach(path, call)
  const answer = readJson(text)
  if (status < 400 && answer) return answer as Answer
  throw refusalOf(status, answer)
}

async function reach(path: string, call: ApiCall) {
  const { method = 'GET', body, signal, onProgress } = call
  const isJson = body !== undefined && !(body instanceof FormData)
  const headers = headersOf(call, isJson)
  const patience = method === 'GET' ? [AbortSignal.timeout(readTimeout)] : []
  const address = `/api${path}`
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

function headersOf({ token, isUnattended }: ApiCall, isJson: boolean) {
  const headers = new Headers(isJson ? { 'Content-Type': 'application/json' } : {})
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (isUnattended) headers.set(unattendedHeader, 'true')
  return headers
}

function readJson(text: string): unknown {
  try {
    const answer: unknown = JSON.parse(text)
    return answer !== null && typeof answer === 'object' ? answer : undefined
  } catch {
    return undefined
  }
}

function refusalOf(status: number, answer: unknown) {
  const { message, error, fields } = (answer ?? {}) as Partial<RefusedAnswer>
  const text = forPeople(message || error)
  return new ApiError(text || `Server error: ${status}`, {
    status,
    isServerText: Boolean(text),
    ...(fields ? { fields } : {}),
    answer,
  })
}

/** What the form's maker did wrong is not told to the one who fills it in. */
function forPeople(text: string | undefined) {
  return text?.includes('Unexpected file field') ? wrongFileField : text
}

const wrongFileField = 'Invalid file field name. Ensure the field name is "images".'
