import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { compress, decompressBrotli } from './compress.ts'
import type { Encoding } from './compress.ts'

const smallestCompressed = 1024

type Body = { bytes: Buffer; headers: string[] }

type ResponseParts = { status: number; headers: Record<string, string>; body: string | Buffer }

/** A finished response, with its body in the encodings requested so far. */
export class CachedResponse {
  readonly status: number
  readonly #headers: string[]
  readonly #etag: string
  readonly plainSize: number
  /** A compressed page is a tenth as large, so only that is stored, and decompressed for clients that need it plain. */
  #plain: () => Buffer | Promise<Buffer>
  readonly #bodies = new Map<Encoding, Promise<Body> | Body>()

  constructor({ status, headers, body }: ResponseParts) {
    this.status = status
    const plain = Buffer.from(body)
    this.#plain = () => plain
    this.plainSize = plain.length
    this.#etag = `W/"${hash('sha256', plain, 'base64url').slice(0, 22)}"`
    this.#headers = Object.entries({ ...headers, ETag: this.#etag, Vary: 'Accept-Encoding' }).flat()
  }

  /** True when the response was sent at once, without a promise. */
  sendAtOnce(request: IncomingMessage, response: ServerResponse) {
    if (this.#isKnownTo(request)) return this.#sendNotModified(response)
    const body = this.#bodies.get(encodingFor(request, this.plainSize))
    if (!body || !('bytes' in body)) return false
    return this.#sendBody(request, response, body)
  }

  async send(request: IncomingMessage, response: ServerResponse) {
    if (this.#isKnownTo(request)) return this.#sendNotModified(response)
    const encoding = encodingFor(request, this.plainSize)
    const body = this.#bodies.get(encoding) ?? this.#encode(encoding)
    return this.#sendBody(request, response, await body)
  }

  #encode(encoding: Encoding) {
    const body = this.#bytesIn(encoding).then((bytes) => {
      const length = ['Content-Length', String(bytes.length)]
      const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
      const encoded = { bytes, headers: [...this.#headers, ...coding, ...length] }
      this.#bodies.set(encoding, encoded)
      if (encoding === 'br') this.#plain = () => decompressBrotli(bytes)
      return encoded
    })
    this.#bodies.set(encoding, body)
    return body
  }

  async #bytesIn(encoding: Encoding) {
    return compress(await this.#plain(), encoding)
  }

  #isKnownTo(request: IncomingMessage) {
    const known = request.headers['if-none-match']
    return known !== undefined && this.status === 200 && known.includes(this.#etag)
  }

  #sendNotModified(response: ServerResponse) {
    response.writeHead(304, this.#headers)
    response.end()
    return true
  }

  #sendBody(request: IncomingMessage, response: ServerResponse, { bytes, headers }: Body) {
    response.writeHead(this.status, headers)
    response.end(request.method === 'HEAD' ? undefined : bytes)
    return true
  }
}

function encodingFor({ headers }: IncomingMessage, plainSize: number): Encoding {
  const accepted = headers['accept-encoding']
  if (typeof accepted !== 'string' || plainSize < smallestCompressed) return 'identity'
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

/** `br;q=0` refuses what it names. */
function accepts(accepted: string, coding: string) {
  const at = accepted.indexOf(coding)
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(accepted.slice(at + coding.length))
}
