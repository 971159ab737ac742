import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { connectVisitors } from './connect-visitors.ts'
import type { Sent } from './fake-origin.ts'
import { second, testOnEdge, untilNextSecond } from './test-on-edge.ts'
import type { Get, Origin } from './test-on-edge.ts'

testOnEdge('32 visitors of a page cause one request a second', async (origin, get, port) => {
  const causedAfter = async (quiet: number) => {
    await using visitors = await connectVisitors(port, 32)
    await wait(quiet)
    await untilNextSecond()
    origin.requests.length = 0
    const pages = await visitors.getAll('/products')
    assert(pages.every((page) => page.startsWith('HTTP/1.1 200')))
    return origin.requests.length
  }
  assert.equal((await get('/products')).status, 200)
  for (const quiet of [0, 3 * second]) {
    // Where the machine is busy, the origin may take longer than the others wait.
    const caused = [await causedAfter(quiet), await causedAfter(quiet), await causedAfter(quiet)]
    assert.equal(Math.min(...caused), 1)
  }
})

testOnEdge('a change is seen within a second, also after a quiet time', async (origin, get) => {
  for (const [index, quiet] of [0, 2.4 * second, 5 * second].entries()) {
    await get('/products')
    await wait(quiet)
    const body = `version ${index}`
    const since = performance.now()
    origin.response = { body }
    if (quiet > 0) assert.equal((await get('/products')).text, body)
    while (performance.now() - since < second) {
      await get('/products')
      await wait(20)
    }
    assert.equal((await get('/products')).text, body)
  }
})

testOnEdge('only successful public responses are stored', async (origin, get) => {
  const refused: Sent[] = [
    { headers: { 'Cache-Control': 'no-store' } },
    { headers: { 'Cache-Control': 'private, no-cache' } },
    { headers: { 'Set-Cookie': 'a=b' } },
    { headers: { 'Cache-Control': 'no-store' }, status: 404 },
    { headers: { 'Cache-Control': 'no-store' }, status: 503 },
  ]
  for (const [index, response] of refused.entries()) {
    origin.response = response
    await assertNotStored(origin, () => get(`/page-${index}`))
  }
})

testOnEdge(
  'forms, searches, receipts and calls with a token are never stored',
  async (origin, get) => {
    for (const path of [
      '/products?q=laptop',
      '/enquiry?sent=E-1',
      '/offers/stop?token=x',
      '/account',
      '/account?page=2',
      '/account/enquiries/E-1',
      '/account/password?done=1',
      '/account.data',
      '/api/customer/enquiries',
      '/admin/products',
      '/login',
      '/products.data',
      '/category-catalogue/Laptops',
    ]) {
      await assertNotStored(origin, () => get(path))
    }
    await assertNotStored(origin, () => get('/contact', { method: 'POST', body: 'a=b' }))
    await assertNotStored(origin, () =>
      get('/api/products', { headers: { Authorization: 'Bearer x' } }),
    )
  },
)

testOnEdge('a client gets the coding that it accepts, of three at most', async (_origin, get) => {
  const codings = {
    br: ['br', 'gzip, deflate, br, zstd', 'gzip;q=0.5, br;q=1.0', 'BR', 'br;q=0.001'],
    gzip: ['gzip', 'gzip, deflate', 'br;q=0, gzip', 'br;q=0.0,gzip;q=1', 'x-br, gzip'],
    none: ['identity', 'deflate', 'gzip;q=0', 'br; q=0', '*'],
  }
  await untilNextSecond()
  for (const [coding, accepted] of Object.entries(codings)) {
    for (const value of accepted) {
      const { headers } = await get('/products', { headers: { 'Accept-Encoding': value } })
      assert.equal(headers.get('x-coding') ?? 'none', coding, value)
      assert.equal(headers.get('vary'), 'Accept-Encoding')
    }
  }
})

testOnEdge(
  'a stored page is 304 for whoever has it, and its head can be asked for',
  async (origin, get) => {
    await untilNextSecond()
    const first = await get('/products')
    const tag = first.headers.get('etag') ?? ''
    const again = await get('/products', { headers: { 'If-None-Match': tag } })
    assert.deepEqual([again.status, again.text, again.headers.get('etag')], [304, '', tag])
    const other = await get('/products', { headers: { 'If-None-Match': 'W/"another"' } })
    assert.deepEqual([other.status, other.text], [200, 'a page'])
    const head = await get('/products', { method: 'HEAD' })
    assert.deepEqual([head.status, head.text, head.headers.get('content-length')], [200, '', '6'])
    assert.equal(origin.requests.length, 1)
  },
)

testOnEdge(
  'pages stay while the server is away, and are new when it is back',
  async (origin, get) => {
    await get('/products')
    await get('/contact', { headers: { 'Accept-Encoding': 'br' } })
    await untilNextSecond()
    for (const status of [500, 503]) {
      origin.response = { status, headers: { 'Cache-Control': 'no-store' }, body: 'an error' }
      assert.deepEqual(await statusAndText(get('/products')), [200, 'a page'])
      assert.deepEqual(await statusAndText(get('/never-asked')), [status, 'an error'])
      await untilNextSecond()
    }
    origin.response = { body: 'a new page' }
    assert.equal((await get('/products')).text, 'a new page')
    await origin.close()
    for (let seconds = 0; seconds < 3; seconds++) {
      await untilNextSecond()
      assert.deepEqual(await statusAndText(get('/products')), [200, 'a new page'])
      const compressed = await get('/contact', { headers: { 'Accept-Encoding': 'br' } })
      assert.deepEqual([compressed.status, compressed.headers.get('x-coding')], [200, 'br'])
    }
    assert.equal((await get('/never-asked')).status, 502)
  },
)

testOnEdge(
  'files whose name changes with their content are asked for once',
  async (origin, get) => {
    origin.response = {
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable', 'Accept-Ranges': 'bytes' },
      body: '0123456789',
    }
    await get('/assets/a.js', { headers: { 'Accept-Encoding': 'identity' } })
    await wait(2.1 * second)
    const part = await get('/assets/a.js', { headers: { Range: 'bytes=2-4' } })
    assert.deepEqual(
      [part.status, part.text, part.headers.get('content-range')],
      [206, '234', 'bytes 2-4/10'],
    )
    assert.equal(origin.requests.length, 1)
  },
)

async function assertNotStored(origin: Origin, send: () => Promise<{ headers: Headers }>) {
  const before = origin.requests.length
  for (let times = 0; times < 2; times++)
    assert.notEqual((await send()).headers.get('x-cache'), 'HIT')
  assert(origin.requests.length >= before + 2)
}

async function statusAndText(response: ReturnType<Get>) {
  const { status, text } = await response
  return [status, text]
}
