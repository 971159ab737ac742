import assert from 'node:assert/strict'
import { catalogueMessages } from '#contract/catalogues/catalogue.ts'
import { system } from '#domain/audit/actor.ts'
import { removeCatalogue } from '#domain/catalogues/remove-catalogue.ts'
import { testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'
import {
  assertHeaders,
  bytes,
  storePictureFile,
  key,
  picture,
  addCatalogue,
  statusOf,
} from '../fixtures/stored-pictures.ts'

testOnServer('a picture is served for a year, and can do nothing by itself', async (server) => {
  await storePictureFile(server)
  const response = await server.get(picture)
  assert.equal(response.status, 200)
  assert.deepEqual(Buffer.from(await response.arrayBuffer()), bytes)
  assertHeaders(response, {
    'content-type': 'image/webp',
    'content-length': '10',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'accept-ranges': 'bytes',
  })
  assert.match(response.headers.get('etag') ?? '', /^"[\w.-]+"$/)
})

testOnServer('HEAD has all headers of GET, without the file', async ({ address, ...server }) => {
  await storePictureFile({ address, ...server })
  const [head, get] = await Promise.all(
    ['HEAD', 'GET'].map((method) => fetch(`${address}${picture}`, { method })),
  )
  assert(head && get)
  assert.equal(await head.text(), '')
  const headersOf = ({ headers }: Response) =>
    [...headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name))
  await get.text()
  assert.deepEqual(headersOf(head), headersOf(get))
})

testOnServer('a browser that has the file already gets 304', async (server) => {
  await storePictureFile(server)
  const tag = await tagOf(server, picture)
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const response = await server.get(picture, { 'If-None-Match': known })
    assert.equal(response.status, 304, known)
    assert.equal(response.headers.get('etag'), tag)
    assert.equal(await response.text(), '')
  }
  assert.equal(await statusOf(server, picture, { 'If-None-Match': '"other"' }), 200)
})

testOnServer('a part is given to whoever asks for one', async (server) => {
  await storePictureFile(server)
  const tag = await tagOf(server, picture)
  const parts: [Record<string, string>, number, string, string | null][] = [
    [{ Range: 'bytes=2-4' }, 206, '234', 'bytes 2-4/10'],
    [{ Range: 'bytes=7-' }, 206, '789', 'bytes 7-9/10'],
    [{ Range: 'bytes=-2' }, 206, '89', 'bytes 8-9/10'],
    [{ Range: 'bytes=2-4', 'If-Range': tag }, 206, '234', 'bytes 2-4/10'],
    [{ Range: 'bytes=2-4', 'If-Range': '"other"' }, 200, '0123456789', null],
    [{ Range: 'bytes=0-1,4-5' }, 200, '0123456789', null],
    [{ Range: 'nonsense' }, 200, '0123456789', null],
  ]
  for (const [headers, status, text, place] of parts) {
    const response = await server.get(picture, headers)
    assert.equal(response.status, status)
    assert.equal(await response.text(), text)
    assert.equal(response.headers.get('content-range'), place)
    assert.equal(response.headers.get('content-length'), String(text.length))
  }
  const beyond = await server.get(picture, { Range: 'bytes=10-' })
  assert.equal(beyond.status, 416)
  assertHeaders(beyond, { 'content-range': 'bytes */10', 'cache-control': 'no-store' })
})

testOnServer('an address that is no picture is a 404 that is not cached', async (server) => {
  await storePictureFile(server)
  await server.app.files.put('catalogues/x.pdf', bytes)
  const tricks = [
    `/pictures/${key}/640.webp`,
    `/pictures/${key}/320.avif`,
    `/pictures/${key}/320.png`,
    `/pictures/${key}/0320.webp`,
    `/pictures/${key}/320.webp.`,
    `/pictures/${key.toUpperCase()}/320.webp`,
    `/pictures/${key.slice(1)}/320.webp`,
    `/pictures/..%2f..%2fcatalogues/x.pdf`,
    `/pictures/%2e%2e/320.webp`,
    `/pictures/${key}/..%2f..%2f..%2fsite.db`,
    `/pictures/${key}/320.webp%00`,
    `/pictures/${key}`,
    '/catalogues/x.pdf',
    `/catalogues/${key}/x.pdf`,
  ]
  for (const path of tricks) {
    const response = await server.get(path)
    assert.equal(response.status, 404, path)
    assert.equal(response.headers.get('cache-control'), 'no-store', path)
  }
  const posted = await fetch(`${server.address}${picture}`, { method: 'POST' })
  assert.equal(posted.status, 405)
})

testOnServer('a catalogue opens in the browser, under a name that can be read', async (server) => {
  const { pdf, url } = await addCatalogue(server, 'Résumé 2026.pdf')
  const response = await server.get(url)
  assert.equal(response.status, 200)
  assert.ok(pdf.equals(Buffer.from(await response.arrayBuffer())))
  assertHeaders(response, {
    'content-type': 'application/pdf',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': `inline; filename="Resume 2026.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%202026.pdf`,
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
  const part = await server.get(url, { Range: 'bytes=0-4' })
  assert.equal(await part.text(), '%PDF-')
  const renamed = await server.get(url.replace(/[^/]+$/, 'invoice.pdf'))
  assert.equal(renamed.status, 404)
})

testOnServer(
  'a category has an address for its catalogue, asked anew each time',
  async (server) => {
    const { pdf } = await addCatalogue(server)
    for (const name of ['Laptops', 'laptops']) {
      const response = await server.get(`/category-catalogue/${name}`)
      assert.equal(response.status, 200)
      assert.ok(pdf.equals(Buffer.from(await response.arrayBuffer())))
      assertHeaders(response, {
        'content-type': 'application/pdf',
        'cache-control': 'public, no-cache',
      })
      const known = { 'If-None-Match': response.headers.get('etag') ?? '' }
      assert.equal(await statusOf(server, `/category-catalogue/${name}`, known), 304)
    }
  },
)

testOnServer('a category without a catalogue says so on a page of the site', async (server) => {
  for (const name of ['Printers', 'CCTV%20Systems', 'Interactive+Panels', 'ups-systems']) {
    const response = await server.get(`/category-catalogue/${name}`)
    const page = await response.text()
    assert.equal(response.status, 404, name)
    assert.equal(response.headers.get('cache-control'), 'no-store')
    assert.match(page, new RegExp(`<h1[^>]*>${catalogueMessages.none}</h1>`))
  }
  const unknown = await server.get('/category-catalogue/Toasters')
  assert.equal(unknown.status, 404)
  assert.match(await unknown.text(), /<h1[^>]*>Page not found<\/h1>/)
})

testOnServer('a removed catalogue is gone at all its addresses at once', async (server) => {
  const { url } = await addCatalogue(server)
  await removeCatalogue(server.app, system, 'Laptops')
  for (const path of [url, '/category-catalogue/Laptops']) {
    const response = await server.get(path)
    assert.equal(response.status, 404, path)
    assert.equal(response.headers.get('cache-control'), 'no-store')
  }
})

async function tagOf({ get }: TestServer, path: string) {
  const response = await get(path)
  await response.arrayBuffer()
  return response.headers.get('etag') ?? ''
}
