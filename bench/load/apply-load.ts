import { HttpConnection } from './http-connection.ts'

export type Load = {
  port: number
  connections: number
  /** The next request; undefined ends the load. */
  next: () => Buffer | undefined
}

/** Asks over all connections at once, each one request at a time. Gives the answers per second. */
export async function applyLoad({ port, connections, next }: Load) {
  const open = Array.from({ length: connections }, () => new HttpConnection(port))
  let answers = 0

  async function askOn(connection: HttpConnection) {
    for (let request = next(); request; request = next()) {
      const { status } = await connection.ask(request)
      if (status !== 200 && status !== 201) throw new Error(`${status} for ${firstLineOf(request)}`)
      answers++
    }
  }

  const began = performance.now()
  try {
    await Promise.all(open.map(askOn))
    return answers / ((performance.now() - began) / 1000)
  } finally {
    for (const connection of open) connection.close()
  }
}

/** The same request for so long. */
export function during(milliseconds: number, request: () => Buffer) {
  const end = performance.now() + milliseconds
  return () => (performance.now() < end ? request() : undefined)
}

/** Each request once. */
export function eachOf(requests: Buffer[]) {
  const left = requests.values()
  return () => left.next().value
}

function firstLineOf(request: Buffer) {
  return request.toString('latin1', 0, request.indexOf('\r\n'))
}
