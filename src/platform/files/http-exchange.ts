import { Agent as HttpAgent, request as requestHttp } from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { second } from '../clock/clock.ts'
import { TemporaryError } from './try-again.ts'

type Sent = { method: string; headers: Record<string, string>; body?: Readable }

/** Without a byte in either direction for so long, the other side is as good as gone. */
const longestSilence = 4 * second

/** One request and one response, over persistent connections. It throws only a TemporaryError. */
export class HttpExchange {
  readonly #http = new HttpAgent({ keepAlive: true })
  readonly #https = new HttpsAgent({ keepAlive: true })

  async send(url: URL, { method, headers, body }: Sent): Promise<IncomingMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const options = { method, headers, timeout: longestSilence }
    const request =
      url.protocol === 'https:'
        ? requestHttps(url, { ...options, agent: this.#https })
        : requestHttp(url, { ...options, agent: this.#http })
    request.on('response', resolve)
    request.on('error', (error) => reject(new TemporaryError(reasonOf(error), { cause: error })))
    endWhenSilent(request)
    // Not waited for: a fault of the way there shows as the request's own, perhaps before this ends.
    if (body) pipeline(body, request).catch((error: Error) => void request.destroy(error))
    else request.end()
    return promise
  }
}

/** A slow reader causes silence too, for which the store is not responsible. */
function endWhenSilent(request: ClientRequest) {
  let responded: IncomingMessage | undefined
  request.on('response', (response) => (responded = response))
  request.on('timeout', () => {
    if (responded && responded.readableLength > 0) request.setTimeout(longestSilence)
    else request.destroy(new Error(`silent for ${longestSilence / second} s`))
  })
}

/** A name with several addresses fails with an error that has no text of its own. */
function reasonOf(error: Error & { code?: string; errors?: Error[] }) {
  return error.message || error.errors?.[0]?.message || error.code || 'failed'
}
