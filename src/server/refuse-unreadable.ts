import { STATUS_CODES } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { refusedResponse } from '#contract/refused-response.ts'
import { serverMessages } from '#contract/server-messages.ts'
import { second } from '#platform/clock/clock.ts'

/** For a client that reads the response, before its unread rest resets the connection. */
const closeAfter = 3 * second

const statusOf: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

const textOf: Record<number, string> = {
  408: serverMessages.tooSlow,
  431: serverMessages.tooLarge,
}

/** A request that the HTTP parser refuses has no path: the response is that of a call, and closes the connection. */
export function respondUnreadable(headers: Record<string, string>) {
  return (error: Error & { code?: string }, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = statusOf[error.code ?? ''] ?? 400
    const body = bodyOf(status)
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries(headersOf(body, headers)).map(([name, value]) => `${name}: ${value}`),
    ]
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
    // The rest of a body that came too slowly would else still be stored after its refusal.
    if (status === 408) return socket.destroySoon()
    // Only our half is closed: a client that goes on sending would hold the other one open.
    const timer = setTimeout(() => socket.destroy(), closeAfter).unref()
    socket.once('close', () => clearTimeout(timer))
  }
}

/** The same for a request that was parsed but has no usable address. */
export function refuseRequest(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
) {
  const body = bodyOf(status)
  response.writeHead(status, headersOf(body, headers)).end(body)
}

/** U+FFFD, as in an address. HTML and CSS read U+0000 as this character too. */
const replacementCharacter = '%EF%BF%BD'

/**
 * The path and query of what is asked for; undefined for `*`, where HTTP/1.1 must name a host and
 * does not, and where two are named (RFC 9112, 3.2): a proxy in front may have believed the other.
 * A proxy may be asked in whole addresses: what such a one names besides is for proxies.
 * PostgreSQL refuses a text with U+0000, so that no address holds it: what has such a name is found nowhere.
 */
export function addressOf(request: IncomingMessage) {
  const { url = '', headers, httpVersion } = request
  if (httpVersion === '1.1' && !headers.host) return undefined
  if (hasTwoHosts(request)) return undefined
  const address = url.replace(/^https?:\/\/[^/?#]*/i, '')
  return address.startsWith('/') ? address.replaceAll('%00', replacementCharacter) : undefined
}

/** Node stores only the first `Host` in `headers`; a second one is in the list of raw headers. */
function hasTwoHosts({ rawHeaders }: IncomingMessage) {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    // The length is compared first, because lower-casing every header of every request is measurable.
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}

function bodyOf(status: number) {
  return JSON.stringify(refusedResponse(textOf[status] ?? serverMessages.unreadable))
}

function headersOf(body: string, headers: Record<string, string>) {
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
    ...headers,
  }
}
