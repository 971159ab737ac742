import type { IncomingMessage } from 'node:http'
import { second } from '../clock/clock.ts'

/** As much as the largest upload that a call takes. */
const mostBytes = 256 * 1024 * 1024

/** A client that has stopped sending waits for the response. */
const longestPause = 3 * second

/**
 * Reads and discards what is left of the body. A connection that is closed before loses the response of a
 * client that is still sending, such as one that reads nothing until its whole body is written.
 */
export function readRest(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve()
  let bytes = 0
  return new Promise((resolve) => {
    const pause = setTimeout(end, longestPause)
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > mostBytes) end()
      else pause.refresh()
    })
    for (const event of ['end', 'close', 'error']) request.once(event, end)
    request.resume()

    function end() {
      clearTimeout(pause)
      resolve()
    }
  })
}
