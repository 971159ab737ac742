import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { publicCaching } from '#platform/http/public-caching.ts'

export type Sent = {
  status?: number
  headers?: Record<string, string>
  body?: string
  delay?: number
}

/** A server whose responses a test sets, and which records the requests that reach it. */
export async function openOrigin(first: Sent = {}, port = 0) {
  const origin = {
    port: 0,
    response: first,
    requests: [] as IncomingMessage[],
    /** Refuses connections from now on. */
    close: async () => {
      server.closeAllConnections()
      if (server.listening) await new Promise((closed) => server.close(closed))
    },
    [Symbol.asyncDispose]: () => origin.close(),
  }
  const server = createServer((request, response) => void respond(request, response))
  async function respond(request: IncomingMessage, response: ServerResponse) {
    origin.requests.push(request)
    const { status = 200, headers = {}, body = 'a page', delay = 0 } = origin.response
    await wait(delay)
    const coding = request.headers['accept-encoding']
    response.writeHead(status, {
      'Cache-Control': publicCaching,
      'Content-Length': String(body.length),
      ...(status === 200 ? { ETag: `W/"${body}"`, Vary: 'Accept-Encoding' } : {}),
      ...(coding ? { 'X-Coding': coding } : {}),
      ...headers,
    })
    response.end(body)
  }
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  origin.port = (server.address() as AddressInfo).port
  return origin
}
