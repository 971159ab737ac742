import type { ServerResponse } from 'node:http'

/**
 * Aborted when the client leaves before it has the whole response. Fastify's own `request.signal` is
 * aborted as soon as the request's body has been read.
 */
export function departureSignal(response: ServerResponse) {
  const departure = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) departure.abort()
  })
  return departure.signal
}
