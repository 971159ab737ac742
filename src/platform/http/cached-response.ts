import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { compress, decompressBrotli } from './compress.ts'
import type { Encoding } from './compress.ts'
import { isKnownTag } from './entity-tag.ts'

const smallestCompressed = 1024

/** As a text where each character is one byte: Node sends it with the head in one write. */
type Body = { bytes: Buffer | string; headers: string[] }

type ResponseParts = {
  status: number
  /** By their names, or as a list of names and values. */
  headers: Record<string, string> | readonly string[]
  body: string | Buffer
}

/** A finished response, with its body in the encodings requested so far. */
export class CachedResponse {
  readonly status: number
  readonly #headers: string[]
  readonly #opaqueTag: string
  readonly plainSize: number
  /** A compressed page is a tenth as large, so only that is stored, and decompressed for clients that need it plain. */
  #plain: () => Buffer | string | Promise<Buffer>
  readonly #bodies = new Map<Encoding, Promise<Body> | Body>()

  constructor({ status, headers, body }: ResponseParts) {
    this.status = status
    this.plainSize = Buffer.byteLength(body)
    const plain = this.plainSize === body.length ? body : Buffer.from(body)
    this.#plain = () => plain
    this.#opaqueTag = `"${hash('sha256', plain, 'base64url').slice(0, 22)}"`
    const pairs = Array.isArray(headers) ? headers : Object.entries(headers).flat()
    this.#headers = [...pairs, 'ETag', `W/${this.#opaqueTag}`, 'Vary', 'Accept-Encoding']
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
    return this.#sendBody(request, response, 'bytes' in body ? body : await body)
  }

  #encode(encoding: Encoding) {
    const plain = this.#plain()
    const body =
      encoding === 'identity' && !(plain instanceof Promise)
        ? this.#bodyOf(encoding, plain)
        : this.#compressed(encoding, plain)
    this.#bodies.set(encoding, body)
    // One that failed is compressed again for the next visitor.
    if (body instanceof Promise) body.catch(() => this.#bodies.delete(encoding))
    return body
  }

  async #compressed(encoding: Encoding, plain: Buffer | string | Promise<Buffer>) {
    const bytes = await compress(Buffer.from(await plain), encoding)
    const body = this.#bodyOf(encoding, bytes)
    this.#bodies.set(encoding, body)
    if (encoding === 'br') this.#plain = () => decompressBrotli(bytes)
    return body
  }

  #bodyOf(encoding: Encoding, bytes: Buffer | string): Body {
    const length = ['Content-Length', String(bytes.length)]
    const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
    return { bytes, headers: [...this.#headers, ...coding, ...length] }
  }

  #isKnownTo(request: IncomingMessage) {
    return this.status === 200 && isKnownTag(request.headers['if-none-match'], this.#opaqueTag)
  }

  #sendNotModified(response: ServerResponse) {
    response.writeHead(304, this.#headers)
    response.end()
    return true
  }

  #sendBody(request: IncomingMessage, response: ServerResponse, { bytes, headers }: Body) {
    response.writeHead(this.status, headers)
    response.end(request.method === 'HEAD' ? undefined : bytes, 'latin1')
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
