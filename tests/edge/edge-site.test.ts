import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { system } from '#domain/audit/actor.ts'
import { addProduct } from '#domain/products/add-product.ts'
import { changeProduct } from '#domain/products/change-product.ts'
import { everyEndpoint, nameOf, newTokenFor, pathOf } from '../api/every-endpoint.ts'
import { callsTo } from '../calls-to.ts'
import { travelBook } from '../fixtures/goods.ts'
import { newDataDir } from '../start/data-dir.ts'
import { runServer } from '../start/run-server.ts'
import { onServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'
import { inWorld } from '../world.ts'
import { openEdge } from './open-edge.ts'
import { noNginx } from './run-nginx.ts'

type Fetch = () => Promise<{ headers: Headers }>

/** The product behind the edge; what its clients send goes through the edge. */
function testBehindEdge(sentence: string, body: (server: TestServer) => Promise<void>) {
  test(sentence, { skip: noNginx }, () =>
    inWorld('sqlite', (world) =>
      onServer(world, async (server) => {
        await using edge = await openEdge(Number(new URL(server.address).port))
        await body({ ...server, ...callsTo(edge.address, server.token) })
      }),
    ),
  )
}

testBehindEdge('only calls that are the same for everybody are stored', async (server) => {
  const { id } = await addProduct(server.app, system, travelBook)
  const stored: string[] = []
  for (const endpoint of everyEndpoint) {
    const { method } = endpoint
    const path = pathOf(endpoint, endpoint.path.includes('categor') ? 'Laptops' : id)
    const send = (token: string | null) => () =>
      server.call(method, path, { token, ...(method === 'GET' ? {} : { body: {} }) })
    const token = endpoint.can === 'anyone' ? server.token : await newTokenFor(server, endpoint)
    assert(!(await isStored(send(token))), `${nameOf(endpoint)} with a token`)
    if (await isStored(send(null))) stored.push(nameOf(endpoint))
  }
  const meant = everyEndpoint
    .filter(({ isCached, can }) => isCached && can === 'anyone')
    .map(nameOf)
  assert.deepEqual(stored.toSorted(), meant.toSorted())
})

testBehindEdge('public pages are stored, in three variants and no more', async ({ app, get }) => {
  const { id } = await addProduct(app, system, travelBook)
  const product = `/products-details/${id}-kaveri-travelbook-14`
  for (const path of [
    '/',
    '/products',
    '/products?category=Laptops',
    product,
    '/contact',
    '/about',
    '/privacy',
    '/clients',
    '/sitemap.xml',
    '/robots.txt',
  ]) {
    assert(await isStored(() => wholeOf(get(path))), path)
    const { headers, status } = await get(path)
    assert.deepEqual([status, headers.get('vary')], [200, 'Accept-Encoding'], path)
  }
  const plain = await textOf(get('/products', { 'Accept-Encoding': 'identity' }))
  for (const coding of ['br', 'gzip']) {
    const response = await get('/products', { 'Accept-Encoding': coding })
    assert.equal(response.headers.get('content-encoding'), coding)
    assert.equal(await response.text(), plain)
  }
})

testBehindEdge('searches, receipts, errors and the office are never stored', async ({ get }) => {
  for (const path of [
    '/products?q=laptop',
    '/enquiry?q=laptop',
    '/api/products?q=laptop',
    '/api/search?q=laptop',
    '/enquiry?sent=E-20260101-ABCDE',
    '/contact?sent=anything',
    '/account/password?token=x',
    '/offers/stop?token=x',
    '/login/reset?token=x',
    '/admin/products',
    '/admin',
    '/login',
    '/products.data',
    '/nowhere',
    '/api/nowhere',
    '/products-details/nothing',
    '/healthz',
    '/readyz',
    '/PRODUCTS',
  ]) {
    assert(!(await isStored(() => wholeOf(get(path)))), path)
  }
})

testBehindEdge('a change in the office is on the page within a second', async ({ app, get }) => {
  const { id } = await addProduct(app, system, travelBook)
  const path = '/products?category=Laptops'
  for (const [name, quiet] of [
    ['Kaveri One', 0],
    ['Kaveri Two', 2500],
  ] as const) {
    await textOf(get(path))
    await wait(quiet)
    await changeProduct(app, system, id, { ...travelBook, name })
    const since = performance.now()
    while (performance.now() - since < 1000) {
      await textOf(get(path))
      await wait(50)
    }
    assert((await textOf(get(path))).includes(name))
  }
})

testBehindEdge('a page that has not changed is 304 through the edge', async ({ app, get }) => {
  const tag = (await get('/products')).headers.get('etag') ?? ''
  const known = () => get('/products', { 'If-None-Match': tag })
  assert.equal((await known()).status, 304)
  await addProduct(app, system, travelBook)
  await wait(1000)
  assert.equal((await known()).status, 200)
  const search = await get('/products?q=kaveri')
  const again = { 'If-None-Match': search.headers.get('etag') ?? '' }
  assert.equal((await get('/products?q=kaveri', again)).status, 304)
})

testBehindEdge(
  'a printed document is sent in parts through the edge, and answered with 304 to a client that has it',
  async ({ app, get }) => {
    const { id } = await addProduct(app, system, travelBook)
    for (const path of [
      `/products-details/${id}-kaveri-travelbook-14/data-sheet`,
      '/category-catalogue/laptops',
      '/product-catalogue?category=Laptops',
    ]) {
      const whole = await wholeOf(get(path))
      assert.equal(whole.status, 200, path)
      const part = await get(path, { Range: 'bytes=0-3' })
      assert.deepEqual([part.status, await part.text()], [206, '%PDF'], path)
      const known = { 'If-None-Match': whole.headers.get('etag') ?? '' }
      assert.equal((await wholeOf(get(path, known))).status, 304, path)
    }
  },
)

test(
  'pages stay while the process is killed, and forms work once it is back',
  { skip: noNginx },
  async () => {
    await using folder = await newDataDir()
    const settings = {
      DATA_DIR: folder.path,
      DEMO_CONTENT: 'off',
      PUBLIC_URL: 'https://www.example.com',
      TRUST_PROXY: 'loopback',
    }
    await using server = await runServer(settings)
    const port = new URL(server.address).port
    await using edge = await openEdge(Number(port))
    const get = (path: string) => fetch(`${edge.address}${path}`)
    const page = await textOf(get('/products'))
    await server.kill('SIGKILL')
    for (let seconds = 0; seconds < 4; seconds++) {
      await wait(1000)
      const response = await get('/products')
      assert.deepEqual([response.status, await response.text()], [200, page])
    }
    await using _again = await runServer({ ...settings, PORT: port })
    const sent = await fetch(`${edge.address}/contact`, {
      method: 'POST',
      body: new URLSearchParams({ name: '' }),
    })
    assert.equal(sent.status, 400)
  },
)

/**
 * nginx uses a response only in the second in which it was fetched, so all three requests must fall into one second.
 * It stores the response once the whole body has passed.
 */
async function isStored(send: Fetch) {
  for (let attempts = 0; attempts < 20; attempts++) {
    const second = currentSecond()
    if (await isHitInThree(send)) return true
    if (currentSecond() === second) return false
  }
  throw new Error('three requests never fell into one second')
}

async function isHitInThree(send: Fetch) {
  for (let requests = 0; requests < 3; requests++) {
    if ((await send()).headers.get('x-cache') === 'HIT') return true
  }
  return false
}

function currentSecond() {
  return Math.floor(Date.now() / 1000)
}

async function wholeOf(response: Promise<Response>) {
  await textOf(response)
  return response
}

async function textOf(response: Promise<Response>) {
  return (await response).text()
}
