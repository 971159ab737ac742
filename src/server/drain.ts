import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { second } from '#platform/clock/clock.ts'

/** Slow clients are disconnected then, because Kubernetes kills the process after 30 s. */
const longestDrain = 20 * second
const pause = 50

/** Unfinished uploads are refused then, while there is time to send the response. */
const longestUpload = 8 * second

/** The responses that have not been sent completely. */
export class UnderWay {
  readonly #responses = new Set<ServerResponse>()

  get isEmpty() {
    return this.#responses.size === 0
  }

  add(response: ServerResponse) {
    this.#responses.add(response)
    response.once('close', () => this.#responses.delete(response))
  }
}

/**
 * Returns the function that stops the server: it accepts no new connections, lets running requests
 * finish, and closes idle connections. Node alone would wait for their 75 s of keep-alive.
 */
export function drainOf(fastify: FastifyInstance, underWay: UnderWay, endUploads: () => void) {
  return async function drain() {
    const deadline = performance.now() + longestDrain
    const uploadTimer = setTimeout(endUploads, longestUpload)
    let isClosed = false
    const closed = fastify.close().finally(() => (isClosed = true))
    while (!isClosed) {
      await wait(pause)
      if (underWay.isEmpty || performance.now() > deadline) fastify.server.closeAllConnections()
    }
    clearTimeout(uploadTimer)
    await closed
  }
}
