import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { AwsV4Signer } from 'aws4fetch'
import type { FileSource } from './files.ts'
import { HttpExchange } from './http-exchange.ts'
import type { S3Settings } from './s3-settings.ts'
import { TemporaryError, tryAgain } from './try-again.ts'
import { storeUnavailable } from '../unavailable.ts'
import { messageOf } from '../unknown-fields.ts'

type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Absent: the bucket itself. */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  source?: FileSource
}

/** Temporary statuses: the same request can succeed a moment later. */
const passing = [408, 409, 429]

/** S3 by its HTTP calls, with path-style addresses, which every implementation supports. */
export class S3Client {
  readonly #settings: S3Settings
  readonly #http = new HttpExchange()

  constructor(settings: S3Settings) {
    this.#settings = settings
  }

  /** The response, its body unread; undefined where the key does not exist. */
  async send(request: S3Request): Promise<IncomingMessage | undefined> {
    try {
      const sha256 = await hashOf(request.source)
      return await tryAgain(() => this.#sendOnce(request, sha256))
    } catch (error) {
      throw storeUnavailable(`The S3 store: ${request.method}: ${messageOf(error)}`, error)
    }
  }

  /** The same, for responses of which only the status matters. */
  async sendAndForget(request: S3Request) {
    const response = await this.send(request)
    response?.resume()
    return response
  }

  async #sendOnce(request: S3Request, sha256: string) {
    const { url, headers } = await this.#signed(request, sha256)
    const response = await this.#http.send(url, {
      method: request.method,
      headers,
      ...(request.source ? { body: streamOf(request.source) } : {}),
    })
    const status = response.statusCode ?? 0
    if (status >= 200 && status < 300) return response
    const code = codeIn(await text(response))
    if (status === 404 && request.method !== 'PUT' && code !== 'NoSuchBucket') return undefined
    const fault = `responded with ${status} ${code}`.trim()
    if (status >= 500 || passing.includes(status) || code === 'RequestTimeout') {
      throw new TemporaryError(fault)
    }
    throw new Error(fault)
  }

  async #signed({ method, key, query, headers, source }: S3Request, sha256: string) {
    const { endpoint, bucket, ...signing } = this.#settings
    const path = key === undefined ? bucket : `${bucket}/${key}`
    const signer = new AwsV4Signer({
      ...signing,
      method,
      url: `${endpoint}/${path}?${new URLSearchParams(query)}`,
      headers: { ...headers, 'X-Amz-Content-Sha256': sha256 },
      service: 's3',
    })
    const signed = await signer.sign()
    // A body of unknown length is refused by Ceph and Swift.
    if (source) signed.headers.set('Content-Length', String(lengthOf(source)))
    return { url: signed.url, headers: Object.fromEntries(signed.headers) }
  }
}

/** Signed along, so that the store refuses what arrives with other bytes. */
async function hashOf(source: FileSource | undefined) {
  const hash = createHash('sha256')
  if (!source) return hash.digest('hex')
  let bytes = 0
  for await (const chunk of streamOf(source)) {
    hash.update(chunk)
    bytes += chunk.length
  }
  // The store would wait for the rest, or store the first part as the whole file.
  if (bytes !== lengthOf(source)) throw new Error(`it has ${bytes} bytes, not ${lengthOf(source)}`)
  return hash.digest('hex')
}

function streamOf(source: FileSource): Readable {
  return Buffer.isBuffer(source) ? Readable.from([source]) : createReadStream(source.path)
}

function lengthOf(source: FileSource) {
  return Buffer.isBuffer(source) ? source.length : source.bytes
}

function codeIn(body: string) {
  return /<Code>(\w+)<\/Code>/.exec(body)?.[1] ?? ''
}
