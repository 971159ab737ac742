import { HttpConnection } from './http-connection.ts'

export type Load = {
  port: number
  connections: number
  /** The next request; undefined ends the load. */
  next: () => Buffer | undefined
}

export type Throughput = {
  perSecond: number
  /** Milliseconds of each request but the first of a connection, which opens it. */
  times: number[]
}

/** Sends requests over all connections at once, one at a time each. */
export async function applyLoad({ port, connections, next }: Load): Promise<Throughput> {
  const open = Array.from({ length: connections }, () => new HttpConnection(port))
  const times: number[] = []
  let count = 0

  async function askOn(connection: HttpConnection) {
    let isFirst = true
    for (let request = next(); request; request = next()) {
      const sent = performance.now()
      const { status } = await connection.ask(request)
      if (status !== 200 && status !== 201) throw new Error(`${status} for ${firstLineOf(request)}`)
      if (!isFirst) times.push(performance.now() - sent)
      isFirst = false
      count++
    }
  }

  const began = performance.now()
  try {
    await Promise.all(open.map(askOn))
    return { perSecond: count / ((performance.now() - began) / 1000), times }
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
