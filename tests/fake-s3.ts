import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '#platform/files/s3-settings.ts'

/** What goes wrong with one request, instead of its response. */
export type Trouble =
  | 'hang-up'
  | 'hang-up-late'
  | 'silence'
  | 'half-response'
  | 500
  | 503
  | 403
  | 'slow-down'

type Heard = { method: string; path: string; headers: IncomingMessage['headers'] }

/** An S3 store in the test process that fails on request. The tests of all stores also use real ones. */
export type FakeS3 = AsyncDisposable & {
  settings: S3Settings
  /** The trouble of the requests to come, one for each. */
  troubles: Trouble[]
  heard: Heard[]
  /** Ends every connection and takes no new ones. What is stored stays. */
  stop(): Promise<void>
  /** Accepts connections and sends no response until it is resumed. */
  hang(): void
  /** Responds again, at the same port, also to what has arrived meanwhile. */
  resume(): Promise<void>
}

type Stored = { bytes: Buffer; changedAt: Date }

const onPage = 10

export async function openFakeS3(): Promise<FakeS3> {
  const stored = new Map<string, Stored>()
  const troubles: Trouble[] = []
  const heard: Heard[] = []
  let heldBack: (() => void)[] | undefined
  const server = createServer((request, response) => {
    // A client that has given up waiting gets no response.
    const respond = () => void respondTo(request, response).catch(() => response.destroy())
    if (heldBack) heldBack.push(respond)
    else respond()
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'here',
      bucket: 'shelf',
      accessKeyId: 'shelf-key',
      secretAccessKey: 'shelf-secret',
    },
    troubles,
    heard,
    stop,
    hang: () => void (heldBack = []),
    async resume() {
      const waiting = heldBack ?? []
      heldBack = undefined
      for (const respond of waiting) respond()
      if (!server.listening) await listen(port)
    },
    [Symbol.asyncDispose]: stop,
  }

  async function respondTo(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '', headers } = request
    const { pathname, searchParams } = new URL(url, 'http://store.example')
    heard.push({ method, path: pathname, headers })
    const trouble = troubles.shift()
    if (trouble === 'silence') return
    if (trouble === 'hang-up') return void request.socket.destroy()
    if (trouble === 'hang-up-late') return hangUpLate(request)
    const body = await buffer(request)
    if (trouble === 'half-response') return respondHalf(response)
    if (trouble) return respondWithError(response, trouble)
    if (pathname === '/shelf') return respondList(response, stored, searchParams)
    const key = pathname.replace('/shelf/', '')
    if (method === 'PUT') stored.set(key, { bytes: body, changedAt: new Date() })
    if (method === 'DELETE') stored.delete(key)
    if (method === 'PUT' || method === 'DELETE') return void response.end()
    respondFile(request, response, stored.get(key))
  }
}

/** With the first bytes of the body, or without any where none come. */
function hangUpLate(request: IncomingMessage) {
  request.once('data', () => request.socket.destroy())
  request.once('end', () => request.socket.destroy())
}

function respondHalf(response: ServerResponse) {
  response.writeHead(200, { 'Content-Length': '100' })
  response.write('the first half of it', () => response.destroy())
}

function respondWithError(response: ServerResponse, trouble: Trouble) {
  const [status, code] = trouble === 'slow-down' ? [503, 'SlowDown'] : [Number(trouble), 'Trouble']
  response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
}

function respondFile(request: IncomingMessage, response: ServerResponse, stored?: Stored) {
  if (!stored) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
  const { bytes, changedAt } = stored
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  const part = first ? bytes.subarray(Number(first), Number(last) + 1) : bytes
  response.writeHead(first ? 206 : 200, {
    'Content-Length': part.length,
    'Last-Modified': changedAt.toUTCString(),
  })
  response.end(request.method === 'HEAD' ? undefined : part)
}

function respondList(response: ServerResponse, all: Map<string, Stored>, query: URLSearchParams) {
  const keys = [...all.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).toSorted()
  const token = query.get('continuation-token')
  const from = token ? keys.findIndex((key) => `from <&> ${key}` === token) : 0
  const entries = keys.slice(from, from + onPage).map((key) => entryOf(key, all.get(key)))
  const next = keys[from + onPage]
  response.end(
    `<?xml version="1.0"?><ListBucketResult>${entries.join('\n')}<IsTruncated>${next !== undefined}</IsTruncated>${
      next ? `<NextContinuationToken>from &lt;&amp;&gt; ${next}</NextContinuationToken>` : ''
    }</ListBucketResult>`,
  )
}

function entryOf(key: string, stored: Stored | undefined) {
  return `<Contents><Key>${key}</Key><LastModified>${stored?.changedAt.toISOString()}</LastModified><ETag>&quot;x&quot;</ETag><Size>${stored?.bytes.length}</Size></Contents>`
}
