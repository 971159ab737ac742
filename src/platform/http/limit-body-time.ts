import type { IncomingMessage } from 'node:http'
import { second } from '../clock/clock.ts'

type BodyLimits = {
  /** For what is small, and for a client on the move that has lost its signal for a moment. */
  grace: number
  bytesPerSecond: number
  pause: number
}

/**
 * 64 kbit/s: less than the slowest line over which somebody uploads pictures. A body that arrives byte by
 * byte would else stay open for as long as the largest upload may take; a form of 64 KB has 38 s.
 */
const usualLimits: BodyLimits = { grace: 30 * second, bytesPerSecond: 8 * 1024, pause: 5 * second }

/** Calls `cut` once the body of a request arrives more slowly than it may. */
export function limitBodyTime(request: IncomingMessage, cut: () => void, limits = usualLimits) {
  const { grace, bytesPerSecond, pause } = limits
  const { socket } = request
  const began = performance.now()
  const before = socket.bytesRead
  let ours = 0
  let due = began + grace
  // A server that stops does not wait for it.
  let timer = setTimeout(check, grace).unref()
  request.once('close', () => clearTimeout(timer))

  function check() {
    if (request.complete || request.destroyed) return
    const at = performance.now()
    // While this process or its machine stood still, nothing could arrive.
    ours += Math.max(0, at - due)
    // What has arrived waits for us: the client may not send more at the moment.
    if (request.readableLength > 0) ours += pause
    const allowed = grace + ours + ((socket.bytesRead - before) / bytesPerSecond) * second
    if (at - began > allowed) return cut()
    due = at + pause
    timer = setTimeout(check, pause).unref()
  }
}

export function hasBody({ headers }: IncomingMessage) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
}
