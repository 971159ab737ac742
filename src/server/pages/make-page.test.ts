import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { formResponseOf } from './make-page.ts'

const site = { publicUrl: 'https://shop.example', hasPolicy: true }

test('the response to a form has every cookie that it sets, and each other header once', async () => {
  const headers = new Headers({ 'Cache-Control': 'public', 'Referrer-Policy': 'same-origin' })
  headers.append('Set-Cookie', 'one=1; Path=/')
  headers.append('Set-Cookie', 'two=2; Path=/')
  const made = { response: new Response('', { headers }), html: null }
  const response = await formResponseOf(made, site, 'customer')
  const server = createServer((request, raw) => void response.send(request, raw))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  try {
    const { port } = server.address() as AddressInfo
    const sent = await fetch(`http://127.0.0.1:${port}`)
    assert.deepEqual(sent.headers.getSetCookie(), ['one=1; Path=/', 'two=2; Path=/'])
    assert.equal(sent.headers.get('cache-control'), 'private, no-store')
    assert.equal(sent.headers.get('referrer-policy'), 'same-origin')
    assert.match(sent.headers.get('content-security-policy') ?? '', /^default-src [^,]+$/)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
