import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { Semaphore } from '../concurrency/semaphore.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export const decompressBrotli = promisify(brotliDecompress)

/** Compressed once and sent often, yet on the way of the first visitor: 5 costs 2 ms for a page of 60 KB. */
const brotliQuality = 5
const smallestWindow = 10
const largestWindow = 22

/** One at a time: 32 at once left 250 MB behind, which the C library does not give back. */
const semaphore = new Semaphore()

export async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  return semaphore.run(() => (encoding === 'br' ? brotli(bytes) : compressGzip(bytes)))
}

/** With a window that the whole fits into: a larger one takes memory and finds nothing more. */
function brotli(bytes: Buffer) {
  const window = Math.ceil(Math.log2(bytes.length + 16))
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, smallestWindow), largestWindow),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
