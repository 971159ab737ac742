import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:http2'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { openOrigin } from './fake-origin.ts'
import { openEdge } from './open-edge.ts'
import { noNginx } from './run-nginx.ts'

test(
  'a page arrives through TLS and HTTP/2, and the server is informed of TLS',
  { skip: noNginx },
  async () => {
    await using origin = await openOrigin()
    await using edge = await openEdge(origin.port)
    const session = connect(`https://127.0.0.1:${edge.tlsPort}`, {
      rejectUnauthorized: false,
      servername: 'www.example.com',
    })
    const request = session.request({
      ':path': '/contact',
      ':authority': 'www.example.com',
      'accept-encoding': 'br',
    })
    const [headers] = (await once(request, 'response')) as [Record<string, unknown>]
    assert.deepEqual([headers[':status'], await text(request)], [200, 'a page'])
    session.close()
    const {
      'x-forwarded-proto': scheme,
      host,
      'accept-encoding': coding,
    } = origin.requests.at(-1)?.headers ?? {}
    assert.deepEqual([scheme, host, coding], ['https', 'www.example.com', 'br'])
  },
)
