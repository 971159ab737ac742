import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ByteRange, Files } from '#platform/files/files.ts'
import { rangeOf } from '#platform/http/byte-range.ts'
import { isKnownTag, isSameTag } from '#platform/http/entity-tag.ts'
import { respondPlainError } from '../pages/plain-error.ts'

/** A file of the store, and the headers that are its own. */
export type Stored = {
  key: string
  headers: Record<string, string>
  /** It was made by the printer, and is in its folder. */
  isPrinted?: boolean
}

type Headers = Record<string, string | number>

/** Aborted when the client leaves before or during the transfer. */
const goneAway = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE', 'ECONNRESET', 'EPIPE']

/** Sends a stored file, or the requested part of it. Returns false, without a response, if there is none. */
export async function sendStored(
  files: Files,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, headers }: Stored,
): Promise<boolean> {
  const found = await files.head(key)
  if (!found) return false
  const { bytes } = found
  const tag = tagOf(key, bytes)
  if (isKnownTag(request.headers['if-none-match'], tag)) {
    reply
      .status(304)
      .headers({ ...headers, ETag: tag })
      .send()
    return true
  }
  const range = partAskedFor(request, tag, bytes)
  if (range === 'none') {
    respondPlainError(reply.header('Content-Range', `bytes */${bytes}`), 416)
    return true
  }
  const part = range === 'all' ? undefined : range
  reply.status(part ? 206 : 200)
  const own = { ...headers, ETag: tag, 'Accept-Ranges': 'bytes', ...lengthsOf(bytes, part) }
  return sendBody({ request, reply, own }, () => files.get(key, part))
}

/** The key identifies the content; the size also changes if another release renders it anew. */
function tagOf(key: string, bytes: number) {
  return `"${key.replaceAll(/[^\w.]/g, '-')}-${bytes}"`
}

function partAskedFor({ method, headers }: FastifyRequest, tag: string, bytes: number) {
  const ifRange = headers['if-range']
  const isWhole = method !== 'GET' || !isSameTag(ifRange?.toString(), tag)
  return rangeOf(isWhole ? undefined : headers.range, bytes)
}

function lengthsOf(bytes: number, part: ByteRange | undefined): Headers {
  if (!part) return { 'Content-Length': bytes }
  const { first, last } = part
  return {
    'Content-Length': last - first + 1,
    'Content-Range': `bytes ${first}-${last}/${bytes}`,
  }
}

type Sending = {
  request: FastifyRequest
  reply: FastifyReply
  own: Headers
}

/** A client that leaves ends the read. A store that fails aborts the response, so that the client notices. */
async function sendBody(
  { request, reply, own }: Sending,
  open: () => Promise<Readable | undefined>,
) {
  const isHead = request.method === 'HEAD'
  const body = isHead ? undefined : await open()
  // Deleted since its metadata was read.
  if (!body && !isHead) return false
  reply.headers(own).hijack()
  const { raw } = reply
  raw.writeHead(reply.statusCode, reply.getHeaders() as Headers)
  if (!body) return Boolean(raw.end())
  await pipeline(body, raw)
    .catch((error: Error & { code?: string }) => {
      if (goneAway.includes(error.code ?? '')) return
      request.log.warn({ reason: error.message }, 'a stored file could not be sent to its end')
    })
    // Node ends the process when the garbage collector finds an open file handle.
    .finally(() => body.destroy())
  return true
}
