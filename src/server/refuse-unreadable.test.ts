import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { respondUnreadable } from './refuse-unreadable.ts'

test('a body that came too slowly is refused, and its rest is not read any more', async () => {
  const { promise: handled, resolve } = Promise.withResolvers<string>()
  const server = createServer((request) => {
    void text(request).then(resolve, () => resolve('aborted'))
    refuseAsTooSlow(request.socket)
  })
  server.on('clientError', respondUnreadable({}))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  client.write('POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 10\r\n\r\nhalf ')
  const [response] = (await once(client, 'data')) as [Buffer]
  assert.match(String(response), /^HTTP\/1\.1 408 /)
  // The connection may be gone already.
  client.on('error', () => undefined)
  client.write('whole')
  assert.equal(await handled, 'aborted')
  client.destroy()
  server.close()

  function refuseAsTooSlow(socket: Socket) {
    const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    server.emit('clientError', error, socket)
  }
})
