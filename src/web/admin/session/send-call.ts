import {
  newestHeader,
  newestMessageHeader,
  unattendedHeader,
  unreadHeader,
  waitingHeader,
} from '#contract/accounts/unattended.ts'
import { requestOf } from '#contract/call-request.ts'
import { isResponseOf } from '#contract/call.ts'
import type { ResponseOf, Call, InputOf, Route } from '#contract/call.ts'
import { generalMessages } from '#contract/refused-response.ts'
import { ApiError, orNoReply, refusalIn } from './api-error.ts'

export type UploadProgress = { sent: number; total: number }

export type CallOptions = {
  token?: string
  /** Made by a timer: it does not extend the session. */
  isUnattended?: boolean
  signal?: AbortSignal
  /** Names a call that is done once, also where it is sent again after its response was lost. */
  key?: string
  /** How much of a form has left the browser. */
  onProgress?: (progress: UploadProgress) => void
}

/** Of a form with files: it takes long enough to show its progress and to be cancelled. */
export type UploadOptions = Required<Pick<CallOptions, 'signal' | 'onProgress'>>

/** A read can be repeated, so a screen shows a banner instead of waiting for ever. */
const readTimeout = 30_000

/** Returns the response of a call or throws an `ApiError`. */
export async function sendCall<Definition>(
  call: Call<Definition>,
  input: InputOf<Definition>,
  options: CallOptions = {},
): Promise<ResponseOf<Definition>> {
  const { status, text } = await reach(call, input, options)
  const response = readJson(text)
  if (status < 400 && isResponseOf(call, response)) return response
  throw refusalOf(status, response)
}

/** The bytes of a file that a call sends, or an `ApiError`. */
export async function fetchFile(call: Route, input: object, token: string): Promise<Blob> {
  const { method } = call
  const { address, body } = requestOf(call, input)
  const headers = headersOf({ token }, body !== undefined)
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const reply = await orNoReply(() =>
    fetch(address, { method, headers, cache: 'no-store', ...sent }),
  )
  if (!reply.ok) throw refusalOf(reply.status, readJson(await reply.text()))
  return orNoReply(() => reply.blob())
}

async function reach(call: Route, input: object, options: CallOptions) {
  const { method } = call
  const { signal, onProgress } = options
  const { address, body } = requestOf(call, input)
  const isJson = body !== undefined && !(body instanceof FormData)
  const headers = headersOf(options, isJson)
  const timeouts = method === 'GET' ? [AbortSignal.timeout(readTimeout)] : []
  try {
    if (onProgress && body instanceof FormData) {
      return await sendWithProgress({ address, method, headers, body, signal, onProgress })
    }
    const reply = await fetch(address, {
      method,
      headers,
      body: body instanceof FormData ? body : body && JSON.stringify(body),
      signal: AbortSignal.any(signal ? [signal, ...timeouts] : timeouts),
      cache: 'no-store',
    })
    passOnNews(reply.headers)
    return { status: reply.status, text: await reply.text() }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(generalMessages.noReply, { status: 0 })
  }
}

/** How many are new to the office, and the id of the newest. */
type Arrivals = { count: number; newestId: string }

/** Unread enquiries, and messages that wait; undefined for whoever may not see them. */
type News = { enquiries: Arrivals | undefined; messages: Arrivals | undefined }

const newsListeners = new Set<(news: News) => void>()

/** Each response to a read that nobody asked for has them. */
export function onNews(listener: (news: News) => void) {
  newsListeners.add(listener)
}

function passOnNews(headers: Headers) {
  const news = {
    enquiries: arrivalsIn(headers, unreadHeader, newestHeader),
    messages: arrivalsIn(headers, waitingHeader, newestMessageHeader),
  }
  for (const listener of newsListeners) listener(news)
}

function arrivalsIn(headers: Headers, counts: string, newest: string): Arrivals | undefined {
  const count = headers.get(counts)
  return count === null ? undefined : { count: Number(count), newestId: headers.get(newest) ?? '' }
}

function headersOf({ token, isUnattended, key }: CallOptions, isJson: boolean) {
  const headers = new Headers(isJson ? { 'Content-Type': 'application/json' } : {})
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (key) headers.set('Idempotency-Key', key)
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

function refusalOf(status: number, body: unknown) {
  const { text: sent, fields } = refusalIn(body)
  const text = forPeople(sent)
  return new ApiError(text || `Server error: ${status}`, {
    status,
    isServerText: Boolean(text),
    ...(fields ? { fields } : {}),
    body,
  })
}

/** The server's text about a wrong field name is meant for developers. */
function forPeople(text: string) {
  return text.includes('Unexpected file field') ? wrongFileField : text
}

const wrongFileField = 'Invalid file field name. Ensure the field name is "images".'

type UploadRequest = {
  address: string
  method: string
  headers: Headers
  body: FormData
  signal: AbortSignal | undefined
  onProgress: (progress: UploadProgress) => void
}

/** Sends as `fetch` does. Only XMLHttpRequest reports how much of a body has been sent. */
function sendWithProgress(upload: UploadRequest) {
  const { address, method, headers, body, signal, onProgress } = upload
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress({ sent: loaded, total })
    })
    request.addEventListener('load', () =>
      resolve({ status: request.status, text: request.responseText }),
    )
    request.addEventListener('error', () => reject(new TypeError(`${address} did not respond`)))
    request.addEventListener('abort', () => reject(new Error(`${address} was aborted`)))
    signal?.addEventListener('abort', () => request.abort())
    signal?.throwIfAborted()
    request.send(body)
  })
}
