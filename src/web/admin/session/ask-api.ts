import { generalMessages } from '#contract/refused-answer.ts'
import type { RefusedAnswer } from '#contract/refused-answer.ts'
import { ApiError } from './api-error.ts'

export type ApiCall = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** A form goes as multipart, anything else as JSON. */
  body?: FormData | object
  token?: string
  signal?: AbortSignal
}

/** What is only read may be asked for again: better a banner than a screen that waits for ever. */
const readTimeout = 30_000

/** One call, one answer or one `ApiError`. */
export async function askApi<Answer>(path: string, call: ApiCall = {}): Promise<Answer> {
  const { status, text } = await reach(path, call)
  const answer = readJson(text)
  if (status < 400 && answer) return answer as Answer
  throw refusalOf(status, answer)
}

async function reach(path: string, { method = 'GET', body, token, signal }: ApiCall) {
  const isJson = body !== undefined && !(body instanceof FormData)
  const headers = new Headers(isJson ? { 'Content-Type': 'application/json' } : {})
  if (token) headers.set('Authorization', `Bearer ${token}`)
  const patience = method === 'GET' ? [AbortSignal.timeout(readTimeout)] : []
  try {
    const reply = await fetch(`/api${path}`, {
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
  const text = message || error
  return new ApiError(text || `Server error: ${status}`, {
    status,
    isServerText: Boolean(text),
    ...(fields ? { fields } : {}),
    answer,
  })
}
