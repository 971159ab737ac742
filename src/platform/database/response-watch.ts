import pg from 'pg'
import { second } from '../clock/clock.ts'

/** How long a statement may run before the server is asked whether it responds at all. */
const askAfter = 3 * second

/** How long it then has to accept a connection. */
const limits = { connectionTimeoutMillis: 3 * second }

export const noResponse = 'The server does not respond'

/**
 * A server that hangs, or that the network has cut off, leaves its connections open: a query would
 * wait for its whole time limit. One that runs a slow statement accepts connections meanwhile.
 */
export class ResponseWatch {
  readonly #settings: pg.ClientConfig
  #asked: Promise<boolean> | undefined

  constructor(settings: pg.ClientConfig) {
    this.#settings = { ...settings, ...limits }
  }

  /** The response, or an error once the server accepts no connection either. */
  orFault<Response>(response: Promise<Response>): Promise<Response> {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const timer = setInterval(() => void ask(this), askAfter)
    const end = () => clearInterval(timer)
    response.then(resolve, reject)
    promise.then(end, end)
    return promise

    async function ask(watch: ResponseWatch) {
      if (!(await watch.#responds())) reject(new Error(noResponse))
    }
  }

  /** Queries that wait at the same time ask once. */
  #responds() {
    return (this.#asked ??= responds(this.#settings).finally(() => (this.#asked = undefined)))
  }
}

async function responds(settings: pg.ClientConfig) {
  const client = new pg.Client(settings)
  // Reported by what is awaited here. Without a listener it would end the process.
  client.on('error', () => undefined)
  try {
    // A pooler in front may accept it and let its statements wait for a connection of the server.
    await client.connect()
    return true
  } catch (error) {
    // A refusal is a response: such as that there are too many connections.
    return error instanceof pg.DatabaseError
  } finally {
    void client.end()
  }
}
