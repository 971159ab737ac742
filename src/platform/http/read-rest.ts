import type { IncomingMessage } from 'node:http'

/** As much as the largest upload that a call takes. */
const mostBytes = 256 * 1024 * 1024

/**
 * Reads and discards what is left of the body. A connection that is closed before loses the response of a
 * client that is still sending, such as one that reads nothing until its whole body is written.
 */
export function readRest(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve()
  let bytes = 0
  return new Promise((resolve) => {
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > mostBytes) resolve()
    })
    for (const event of ['end', 'close', 'error']) request.once(event, () => resolve())
    request.resume()
  })
}
