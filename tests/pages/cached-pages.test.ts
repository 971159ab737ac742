import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { openLog } from '#platform/log/open-log.ts'
import { contentVersion } from '#domain/content/content-version.ts'
import { watchContentVersion } from '#domain/content/watch-content-version.ts'
import { addProduct } from '#domain/products/add-product.ts'
import { changeProduct } from '#domain/products/change-product.ts'
import { withdrawProduct } from '#domain/products/withdraw-products.ts'
import { system } from '#domain/audit/actor.ts'
import { publicCaching } from '#platform/http/public-caching.ts'
import { onServer, testOnServer } from '../test-server.ts'
import { travelBook } from '../fixtures/goods.ts'
import { testOnEachEngine } from '../world.ts'

const laptops = '/products?category=Laptops'

testOnServer(
  'a product is on the public list at once, and changed and gone at once',
  async ({ app, get }) => {
    assert(!(await textOf(get(laptops))).includes(travelBook.name))
    const { id } = await addProduct(app, system, travelBook)
    assert((await textOf(get(laptops))).includes(travelBook.name))
    await changeProduct(app, system, id, { ...travelBook, name: 'Kaveri Renamed 15' })
    assert((await textOf(get(laptops))).includes('Kaveri Renamed 15'))
    await withdrawProduct(app, system, id)
    assert(!(await textOf(get(laptops))).includes('Kaveri Renamed 15'))
  },
)

testOnServer(
  'a page that has not changed is 304, one that has is sent again',
  async ({ app, get }) => {
    const first = await get(laptops)
    const etag = first.headers.get('etag') ?? ''
    assert.equal((await get(laptops, { 'If-None-Match': etag })).status, 304)
    await addProduct(app, system, travelBook)
    const later = await get(laptops, { 'If-None-Match': etag })
    assert.equal(later.status, 200)
    assert.notEqual(later.headers.get('etag'), etag)
  },
)

testOnServer('a page is the same text in every encoding', async ({ get }) => {
  const plain = await textOf(get('/products', { 'Accept-Encoding': 'identity' }))
  for (const encoding of ['br', 'gzip']) {
    for (const time of ['made', 'cached']) {
      const response = await get('/products', { 'Accept-Encoding': encoding })
      assert.equal(response.headers.get('content-encoding'), encoding, time)
      assert.equal(await response.text(), plain)
    }
  }
})

testOnServer('no proxy stores a search, a receipt or a screen of the office', async ({ get }) => {
  for (const [path, caching] of [
    ['/products', publicCaching],
    ['/api/products', publicCaching],
    ['/admin/products', 'private, no-cache'],
    ['/login', 'private, no-cache'],
    ['/products?q=laptop', 'private, no-cache'],
    ['/enquiry?q=laptop', 'private, no-cache'],
    ['/api/products?q=laptop', 'private, no-cache'],
    ['/api/search?q=laptop', 'no-store'],
    ['/enquiry?sent=E-20260101-ABCDE', 'no-store'],
    ['/contact?sent=C-20260101-ABCDE', 'no-store'],
    ['/contact?sent=anything', 'no-store'],
  ] as const) {
    const { status, headers } = await get(path)
    assert.deepEqual([status, headers.get('cache-control')], [200, caching], path)
  }
})

testOnServer('an unknown parameter in the address makes no other page', async ({ get }) => {
  const page = await get('/products?category=Laptops')
  for (const address of [
    '/products?utm_source=mail&category=Laptops',
    '/products?category=Laptops&x=1&x=2',
  ]) {
    assert.equal((await get(address)).headers.get('etag'), page.headers.get('etag'), address)
  }
})

testOnServer(
  'a page is made from its address alone: headers of one visitor reach no other',
  async ({ get }) => {
    const poisoned = await get('/products', {
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'https',
      Cookie: 'name=evil.example',
      'Accept-Language': 'evil.example',
    })
    assert(!(await poisoned.text()).includes('evil.example'))
  },
)

testOnServer('every response has the policy and the right content type', async ({ get, call }) => {
  const responses = await Promise.all([
    get('/'),
    get('/products'),
    get('/nowhere'),
    get('/products-details/nothing'),
    get('/products/'),
    get('/login'),
    get('/admin/products'),
    get('/favicon.svg'),
    get('/healthz'),
    get('/api/products'),
    get('/api/nowhere'),
    get('/api/docs'),
    get('/%E0%A4%A'),
    call('POST', '/login', { body: {} }),
  ])
  for (const { headers, status } of responses) {
    const policy = headers.get('content-security-policy') ?? ''
    assert.match(policy, /default-src 'none'/, String(status))
    assert.doesNotMatch(policy, /unsafe-eval|script-src[^;]*unsafe-inline|\*/)
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.equal(headers.get('referrer-policy'), 'strict-origin-when-cross-origin')
    assert.equal(headers.get('strict-transport-security'), null)
  }
})

testOnServer(
  'exactly the inline scripts that a page was sent with may run in it',
  async ({ get }) => {
    for (const path of ['/', '/products', '/nowhere', '/login', '/admin/products']) {
      const response = await get(path)
      const html = await response.text()
      const allowed =
        response.headers.get('content-security-policy')?.match(/sha256-[\w+/=]+/g) ?? []
      const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
        // Data for search engines is not run.
        .filter(([, attributes = '']) => !/src=|ld\+json/.test(attributes))
        .map(([, , text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`)
      assert(scripts.length > 0, path)
      assert.deepEqual(new Set(allowed), new Set(scripts), path)
    }
  },
)

testOnServer(
  'addresses in another spelling redirect to the canonical one, and never to another site',
  async ({ get }) => {
    for (const [path, target] of [
      ['/products/', '/products'],
      ['//products', '/products'],
      ['//evil.example/x', '/evil.example/x'],
      ['/products/?category=Laptops', '/products?category=Laptops'],
      ['/PRODUCTS?category=Laptops', '/products?category=Laptops'],
      ['/%70roducts', '/products'],
      ['/Products-Details/0A%2D', '/products-details/0A-'],
      ['/%2Fevil.example', '/%2fevil.example'],
    ] as const) {
      const { status, headers } = await get(path)
      assert.equal(status, 301, path)
      assert.equal(headers.get('location'), target)
    }
  },
)

testOnServer(
  'a product is found by its bare id, redirects from a wrong name, and is 404 when unknown',
  async ({ app, get }) => {
    const { id } = await addProduct(app, system, travelBook)
    assert.equal((await get(`/products-details/${id}`)).status, 200)
    assert.equal((await get(`/products-details/${id}-kaveri-travelbook-14`)).status, 200)
    const moved = await get(`/products-details/${id}-something-else`)
    assert.equal(moved.status, 301)
    assert.equal(moved.headers.get('location'), `/products-details/${id}-kaveri-travelbook-14`)
    for (const unknown of ['x', '%00', '..%2F..', 'a'.repeat(250)]) {
      assert.equal((await get(`/products-details/${unknown}`)).status, 404, unknown)
    }
  },
)

testOnServer(
  'a form that is too large is 413, and one that no page takes is 405',
  async ({ address }) => {
    const post = (path: string, body: string) =>
      fetch(`${address}${path}`, {
        method: 'POST',
        body: new URLSearchParams({ message: body }),
        headers: { Origin: address },
      })
    assert.equal((await post('/contact', 'x'.repeat(70_000))).status, 413)
    for (const path of [
      '/',
      '/products',
      '/login',
      '/login/reset',
      '/login.data',
      '/%4Cogin/',
      '/admin/today',
    ]) {
      const response = await post(path, 'x')
      assert.equal(response.status, 405, path)
      assert.match(await response.text(), /<h1>This cannot be done at this address<\/h1>/)
    }
  },
)

testOnServer(
  'a page whose database is gone is a 500 in words, and leaks nothing',
  async ({ database, get, engine }) => {
    if (engine !== 'sqlite') return
    await database.close()
    const response = await get('/products')
    const html = await response.text()
    assert.equal(response.status, 500)
    assert.equal(response.headers.get('cache-control'), 'no-store')
    assert.doesNotMatch(html, /database is not open|at .*\.ts:/i)
  },
)

testOnEachEngine("another process's change is on the page within a second", async (world) => {
  await onServer(world, async ({ app, get }) => {
    const ending = new AbortController()
    const watching = watchContentVersion(app, openLog('silent'), ending.signal)
    await get(laptops)
    await addProduct({ ...app, content: contentVersion() }, system, travelBook)
    await wait(900)
    assert((await textOf(get(laptops))).includes(travelBook.name))
    ending.abort()
    await watching
  })
})

async function textOf(response: Promise<Response>) {
  return (await response).text()
}

testOnServer('the old addresses of the office lead on, without scripts too', async ({ get }) => {
  for (const [path, to] of [
    ['/admin', '/admin/products'],
    ['/admin/login', '/login'],
    ['/admin/letters?state=failed&page=2', '/admin/emails?page=2&state=failed'],
    ['/admin/login?next=%2Fadmin%2Fgallery', '/login?next=%2Fadmin%2Fgallery'],
    ['/admin/login?next=%2Fadmin%2Fgallery&next=%2Fadmin', '/login?next=%2Fadmin%2Fgallery'],
  ] as const) {
    const { status, headers } = await get(path)
    assert.deepEqual([status, headers.get('location')], [302, to])
    assert.equal(headers.get('cache-control'), 'no-store')
  }
})
