import type { LoggedResponse, RequestKind } from '../traffic/response-log.ts'

const successful: Record<RequestKind, number> = {
  enquiry: 201,
  'contact message': 201,
  upload: 201,
  'product change': 200,
  // The account does not exist.
  'sign-in': 401,
  session: 200,
  'cached page': 200,
  'uncached page': 200,
  picture: 200,
}

/** On the scale of `performance.now()`. */
type Period = { from: number; until: number }

type Allowed = {
  /** Requests whose response may be 503 with Retry-After. */
  unavailable?: RequestKind[]
  /** When they may be, for requests that were under way at any moment of it; without it, always. */
  during?: Period
  /** Whether connections may end without a response. */
  noResponse?: boolean
}

/** One text for each kind of response that the drill does not allow, with their number. */
export function findBrokenResponses(log: LoggedResponse[], allowed: Allowed): string[] {
  const wrong = log.filter((response) => !isAllowed(response, allowed)).map(describe)
  return Map.groupBy(wrong, (text) => text)
    .entries()
    .map(([text, all]) => `${all.length} × ${text}`)
    .toArray()
}

function isAllowed(response: LoggedResponse, { unavailable = [], during, noResponse }: Allowed) {
  const { kind, status } = response
  if (status === 0) return noResponse === true
  if (status !== 503) return status === successful[kind]
  return unavailable.includes(kind) && hasRetryAfter(response) && isWithin(response, during)
}

function hasRetryAfter({ retryAfter }: LoggedResponse) {
  return retryAfter !== null && /^\d+$/.test(retryAfter)
}

function isWithin({ began, milliseconds }: LoggedResponse, period?: Period) {
  return !period || (began < period.until && began + milliseconds > period.from)
}

function describe(response: LoggedResponse) {
  const { kind, status } = response
  if (status === 0) return `${kind}: no response`
  return `${kind}: ${status}${status === 503 && !hasRetryAfter(response) ? ' without Retry-After' : ''}`
}
