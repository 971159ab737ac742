import { setTimeout as wait } from 'node:timers/promises'

export type RequestKind =
  | 'enquiry'
  | 'contact message'
  | 'upload'
  | 'product change'
  | 'sign-in'
  | 'session'
  | 'cached page'
  | 'uncached page'
  | 'picture'

export type LoggedResponse = {
  kind: RequestKind
  /** 0 where the connection ended without a response. */
  status: number
  retryAfter: string | null
  /** On the scale of `performance.now()`. */
  began: number
  milliseconds: number
}

/** A client that gets no response does not try again at once. */
const pauseWithoutResponse = 50

type Response = { status: number; headers: Headers }

/** Undefined where the connection ends without a whole response. */
export async function logResponse<Received extends Response>(
  log: LoggedResponse[],
  kind: RequestKind,
  send: () => Promise<Received>,
): Promise<Received | undefined> {
  const began = performance.now()
  const response = await send().catch(undefinedIfUnreachable)
  const milliseconds = performance.now() - began
  const { status = 0, headers } = response ?? {}
  log.push({ kind, status, retryAfter: headers?.get('retry-after') ?? null, began, milliseconds })
  if (!response) await wait(pauseWithoutResponse)
  return response
}

/** `fetch` throws a TypeError for every network error. */
function undefinedIfUnreachable(error: unknown) {
  if (error instanceof TypeError) return undefined
  throw error
}
