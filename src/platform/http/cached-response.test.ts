import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { CachedResponse } from './cached-response.ts'

type Heard = {
  status: number | undefined
  headers: IncomingHttpHeaders
  bytes: Buffer
  sentAtOnce: boolean
}

const text = '<p>Namaste, दुनिया! ₹ 58,990</p>\n'.repeat(100)
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, no-cache' }
const page = () => new CachedResponse({ status: 200, headers, body: text })

let cached = page()
let sentAtOnce = false
const server = createServer((request, response) => {
  sentAtOnce = cached.sendAtOnce(request, response)
  if (!sentAtOnce) void cached.send(request, response)
})
await once(server.listen(0, '127.0.0.1'), 'listening')
after(() => server.close())

test('the page is the same text in every encoding', async () => {
  cached = page()
  const plain = await ask()
  assert.equal(plain.bytes.toString(), text)
  assert.equal(plain.headers['content-encoding'], undefined)
  const brotli = await ask({ 'accept-encoding': 'gzip, deflate, br, zstd' })
  assert.equal(brotli.headers['content-encoding'], 'br')
  assert.equal(brotliDecompressSync(brotli.bytes).toString(), text)
  const gzip = await ask({ 'accept-encoding': 'gzip, deflate' })
  assert.equal(gzip.headers['content-encoding'], 'gzip')
  assert.equal(gunzipSync(gzip.bytes).toString(), text)
  assert.ok(
    brotli.bytes.length < plain.bytes.length / 5 && gzip.bytes.length < plain.bytes.length / 5,
  )
})

test('every encoding has its length, and a header that there are others', async () => {
  cached = page()
  for (const accepted of ['', 'gzip', 'br']) {
    const heard = await ask(accepted ? { 'accept-encoding': accepted } : {})
    assert.equal(heard.headers['content-length'], String(heard.bytes.length))
    assert.equal(heard.headers['transfer-encoding'], undefined)
    assert.equal(heard.headers.vary, 'Accept-Encoding')
    assert.equal(heard.headers['content-type'], headers['Content-Type'])
    assert.equal(heard.headers['cache-control'], headers['Cache-Control'])
  }
})

test('an encoding that is refused is not sent', async () => {
  cached = page()
  const sent = {
    'br;q=0, gzip': 'gzip',
    'gzip;q=0,br ; q=0.0': undefined,
    'br;q=0.000, gzip;q=0.001': 'gzip',
    'br; q=0.9, gzip;q=0': 'br',
    'br;q=1, gzip;q=0.5': 'br',
    'deflate, zstd': undefined,
    identity: undefined,
    'gzip;q=0': undefined,
  }
  for (const [accepted, encoding] of Object.entries(sent)) {
    const heard = await ask({ 'accept-encoding': accepted })
    assert.equal(heard.headers['content-encoding'], encoding, accepted)
  }
})

test('a response that fits into one packet is sent uncompressed', async () => {
  cached = new CachedResponse({ status: 200, headers, body: 'x'.repeat(1023) })
  const heard = await ask({ 'accept-encoding': 'br, gzip' })
  assert.equal(heard.headers['content-encoding'], undefined)
  assert.equal(heard.bytes.length, 1023)
})

test('a browser that has the page already gets 304, in any encoding', async () => {
  cached = page()
  const first = await ask({ 'accept-encoding': 'br' })
  const etag = first.headers.etag ?? ''
  for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*', ' * ']) {
    const again = await ask({ 'accept-encoding': 'gzip', 'if-none-match': known })
    assert.equal(again.status, 304)
    assert.equal(again.bytes.length, 0)
    assert.equal(again.headers.etag, etag)
    assert.equal(again.headers['cache-control'], headers['Cache-Control'])
    assert.equal(again.headers.vary, 'Accept-Encoding')
  }
})

test('a browser that has another version of the page gets this one', async () => {
  cached = page()
  const { headers: before } = await ask()
  cached = new CachedResponse({ status: 200, headers, body: `${text}.` })
  const heard = await ask({ 'if-none-match': before.etag ?? '' })
  assert.equal(heard.status, 200)
  assert.notEqual(heard.headers.etag, before.etag)
})

test('a cached error is sent again in full, never as 304', async () => {
  cached = new CachedResponse({ status: 404, headers, body: text })
  const first = await ask()
  assert.equal(first.status, 404)
  assert.equal((await ask({ 'if-none-match': first.headers.etag ?? '' })).status, 404)
})

test('HEAD gets the headers of GET, the length too, and no body', async () => {
  cached = page()
  for (const accepted of ['identity', 'br', 'gzip']) {
    const get = await ask({ 'accept-encoding': accepted })
    const head = await ask({ 'accept-encoding': accepted }, 'HEAD')
    assert.equal(head.bytes.length, 0)
    assert.equal(head.status, 200)
    for (const name of ['content-length', 'content-encoding', 'etag', 'content-type']) {
      assert.equal(head.headers[name], get.headers[name], name)
    }
  }
})

test('each encoding is made once, on the first request for it, and then goes out at once', async () => {
  cached = page()
  for (const accepted of ['br', 'gzip', 'identity']) {
    assert.equal((await ask({ 'accept-encoding': accepted })).sentAtOnce, false, accepted)
    assert.equal((await ask({ 'accept-encoding': accepted })).sentAtOnce, true, accepted)
  }
  const { headers: known } = await ask()
  assert.equal((await ask({ 'if-none-match': known.etag ?? '' })).sentAtOnce, true)
})

test('many who ask for a new page at once all get the whole of it', async () => {
  cached = page()
  const heard = await Promise.all(
    Array.from({ length: 50 }, () => ask({ 'accept-encoding': 'br' })),
  )
  for (const { bytes } of heard) assert.equal(brotliDecompressSync(bytes).toString(), text)
})

test('a response of bytes is sent unchanged, with its size', async () => {
  const bytes = Buffer.from([0, 255, 0x80, 10, 13])
  cached = new CachedResponse({ status: 200, headers: {}, body: bytes })
  assert.equal(cached.plainSize, 5)
  assert.deepEqual((await ask()).bytes, bytes)
  assert.equal(new CachedResponse({ status: 200, headers: {}, body: '₹' }).plainSize, 3)
})

async function ask(headers: Record<string, string> = {}, method = 'GET'): Promise<Heard> {
  const { port } = server.address() as AddressInfo
  const asked = request({ host: '127.0.0.1', port, method, headers, agent: false }).end()
  const [response] = await once(asked, 'response')
  const bytes = Buffer.concat(await response.toArray())
  return { status: response.statusCode, headers: response.headers, bytes, sentAtOnce }
}
