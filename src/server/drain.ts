import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { second } from '#platform/clock/clock.ts'

/** A client that reads or sends too slowly is cut off then. Kubernetes would kill the process at 30 s. */
const longestDrain = 20 * second
const pause = 50

/** Uploads that have not come to their end by then are told to come again, while there is time to say so. */
const longestUpload = 8 * second

/** The answers that have not gone out whole yet. */
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
 * Gives the way to stop: takes no new connections, lets the requests under way finish, and ends
 * every connection without one. Node by itself would wait out a connection's 75 s of keep-alive.
 */
export function drainOf(fastify: FastifyInstance, underWay: UnderWay, endUploads: () => void) {
  return async function drain() {
    const deadline = performance.now() + longestDrain
    const patience = setTimeout(endUploads, longestUpload)
    let isClosed = false
    const closed = fastify.close().finally(() => (isClosed = true))
    while (!isClosed) {
      await wait(pause)
      if (underWay.isEmpty || performance.now() > deadline) fastify.server.closeAllConnections()
    }
    clearTimeout(patience)
    await closed
  }
}
