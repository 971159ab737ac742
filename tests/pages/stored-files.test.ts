import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { catalogueMessages } from '#contract/catalogues/catalogue.ts'
import { house as theHouse } from '#domain/audit/actor.ts'
import { removeCatalogue, storeCatalogue } from '#domain/catalogues/change-catalogues.ts'
import type { Files } from '#platform/files/files.ts'
import { StoreFault } from '#platform/files/store-fault.ts'
import { inHouse, testInHouse } from '../open-house.ts'
import type { House } from '../open-house.ts'
import { uploaded } from '../stories/drawings.ts'
import { priceList } from '../stories/price-lists.ts'
import { testOnEachEngine } from '../world.ts'

const key = '0123456789abcdef0123456789abcdef01234567'
const picture = `/pictures/${key}/320.webp`
const bytes = Buffer.from('0123456789')

async function hangPicture({ app }: House) {
  await app.files.put(`pictures/${key}/320.webp`, bytes)
}

async function placeCatalogue({ app, dataDir }: House, name = 'Laptops 2026.pdf') {
  const pdf = priceList('Laptops')
  const upload = await uploaded(dataDir, pdf, name)
  return { pdf, ...(await storeCatalogue(app, theHouse, 'Laptops', upload)) }
}

testInHouse('a picture is served for a year, and can do nothing by itself', async (house) => {
  await hangPicture(house)
  const answer = await house.get(picture)
  assert.equal(answer.status, 200)
  assert.deepEqual(Buffer.from(await answer.arrayBuffer()), bytes)
  assertHeaders(answer, {
    'content-type': 'image/webp',
    'content-length': '10',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'accept-ranges': 'bytes',
  })
  assert.match(answer.headers.get('etag') ?? '', /^"[\w.-]+"$/)
})

testInHouse('HEAD tells all that GET does, without the file', async ({ address, ...house }) => {
  await hangPicture({ address, ...house })
  const [head, get] = await Promise.all(
    ['HEAD', 'GET'].map((method) => fetch(`${address}${picture}`, { method })),
  )
  assert(head && get)
  assert.equal(await head.text(), '')
  const told = ({ headers }: Response) =>
    [...headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name))
  await get.text()
  assert.deepEqual(told(head), told(get))
})

testInHouse('who has it already hears so', async (house) => {
  await hangPicture(house)
  const tag = await tagOf(house, picture)
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const answer = await house.get(picture, { 'If-None-Match': known })
    assert.equal(answer.status, 304, known)
    assert.equal(answer.headers.get('etag'), tag)
    assert.equal(await answer.text(), '')
  }
  assert.equal(await statusOf(house, picture, { 'If-None-Match': '"other"' }), 200)
})

testInHouse('a part is given to whoever asks for one', async (house) => {
  await hangPicture(house)
  const tag = await tagOf(house, picture)
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
    const answer = await house.get(picture, headers)
    assert.equal(answer.status, status)
    assert.equal(await answer.text(), text)
    assert.equal(answer.headers.get('content-range'), place)
    assert.equal(answer.headers.get('content-length'), String(text.length))
  }
  const beyond = await house.get(picture, { Range: 'bytes=10-' })
  assert.equal(beyond.status, 416)
  assertHeaders(beyond, { 'content-range': 'bytes */10', 'cache-control': 'no-store' })
})

testInHouse('what is no picture is a 404 that nobody keeps', async (house) => {
  await hangPicture(house)
  await house.app.files.put('catalogues/x.pdf', bytes)
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
    const answer = await house.get(path)
    assert.equal(answer.status, 404, path)
    assert.equal(answer.headers.get('cache-control'), 'no-store', path)
  }
  const posted = await fetch(`${house.address}${picture}`, { method: 'POST' })
  assert.equal(posted.status, 405)
})

testInHouse('a catalogue opens in the browser, under a name that can be read', async (house) => {
  const { pdf, url } = await placeCatalogue(house, 'Résumé 2026.pdf')
  const answer = await house.get(url)
  assert.equal(answer.status, 200)
  assert.ok(pdf.equals(Buffer.from(await answer.arrayBuffer())))
  assertHeaders(answer, {
    'content-type': 'application/pdf',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': `inline; filename="Resume 2026.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%202026.pdf`,
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
  const part = await house.get(url, { Range: 'bytes=0-4' })
  assert.equal(await part.text(), '%PDF-')
  const renamed = await house.get(url.replace(/[^/]+$/, 'invoice.pdf'))
  assert.equal(renamed.status, 404)
})

testInHouse('a category has an address for its catalogue, asked anew each time', async (house) => {
  const { pdf } = await placeCatalogue(house)
  for (const name of ['Laptops', 'laptops']) {
    const answer = await house.get(`/category-catalogue/${name}`)
    assert.equal(answer.status, 200)
    assert.ok(pdf.equals(Buffer.from(await answer.arrayBuffer())))
    assertHeaders(answer, {
      'content-type': 'application/pdf',
      'cache-control': 'public, no-cache',
    })
    const known = { 'If-None-Match': answer.headers.get('etag') ?? '' }
    assert.equal(await statusOf(house, `/category-catalogue/${name}`, known), 304)
  }
})

testInHouse('a category without a catalogue says so on a page of the site', async (house) => {
  for (const name of ['Printers', 'CCTV%20Systems', 'Interactive+Panels', 'ups-systems']) {
    const answer = await house.get(`/category-catalogue/${name}`)
    const page = await answer.text()
    assert.equal(answer.status, 404, name)
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.match(page, new RegExp(`<h1[^>]*>${catalogueMessages.none}</h1>`))
  }
  const unknown = await house.get('/category-catalogue/Toasters')
  assert.equal(unknown.status, 404)
  assert.match(await unknown.text(), /<h1[^>]*>Page not found<\/h1>/)
})

testInHouse('what is taken away is gone at all its addresses at once', async (house) => {
  const { url } = await placeCatalogue(house)
  await removeCatalogue(house.app, theHouse, 'Laptops')
  for (const path of [url, '/category-catalogue/Laptops']) {
    const answer = await house.get(path)
    assert.equal(answer.status, 404, path)
    assert.equal(answer.headers.get('cache-control'), 'no-store')
  }
})

testInHouseWith('a store that is away is a 503 in words, and pages stay', async (house, wrap) => {
  await hangPicture(house)
  const { url } = await placeCatalogue(house)
  const away = () => Promise.reject(new StoreFault('The S3 store: HEAD: connect ECONNREFUSED'))
  wrap({ head: away, get: away })
  for (const path of [picture, url, '/category-catalogue/Laptops']) {
    const answer = await house.get(path)
    assert.equal(answer.status, 503, path)
    assertHeaders(answer, { 'retry-after': '10', 'cache-control': 'no-store' })
    const text = await answer.text()
    assert.match(text, /try again/)
    assert.doesNotMatch(text, /ECONN/)
  }
  assert.equal(await statusOf(house, '/products'), 200)
  wrap({})
  assert.equal(await statusOf(house, picture), 200)
})

testInHouseWith('who goes away leaves nothing open', async (house, wrap) => {
  const { files } = house.app
  await files.put(`pictures/${key}/320.webp`, Buffer.alloc(30_000_000))
  const opened: Readable[] = []
  wrap({
    async get(...place) {
      const stream = await files.get(...place)
      if (stream) opened.push(stream)
      return stream
    },
  })
  const { hostname, port } = new URL(house.address)
  for (let visitor = 0; visitor < 5; visitor++) {
    const socket = connect(Number(port), hostname)
    socket.write(`GET ${picture} HTTP/1.1\r\nHost: shop.example\r\n\r\n`)
    await once(socket, 'data')
    socket.destroy()
  }
  for (let tries = 0; tries < 100 && !opened.every(({ closed }) => closed); tries++) await wait(20)
  assert.equal(opened.length, 5)
  assert.ok(opened.every(({ closed }) => closed))
})

testInHouseWith(
  'who is gone before the file is opened leaves nothing open either',
  async (house, wrap) => {
    const { files } = house.app
    await files.put(`pictures/${key}/320.webp`, Buffer.alloc(30_000))
    const opened: Readable[] = []
    const gone = Promise.withResolvers<void>()
    wrap({
      async get(...place) {
        const stream = await files.get(...place)
        if (stream) opened.push(stream)
        await gone.promise
        return stream
      },
    })
    const { hostname, port } = new URL(house.address)
    const socket = connect(Number(port), hostname)
    socket.write(`GET ${picture} HTTP/1.1\r\nHost: shop.example\r\n\r\n`)
    while (opened.length === 0) await wait(5)
    socket.destroy()
    await wait(50)
    gone.resolve()
    for (let tries = 0; tries < 100 && !opened.every(({ closed }) => closed); tries++)
      await wait(20)
    assert.ok(opened.every(({ closed }) => closed))
    wrap({})
    assert.equal(await statusOf(house, picture), 200)
  },
)

type Wrap = (some: Partial<Files>) => void

/** With a store that can be told to behave otherwise. */
function testInHouseWith(sentence: string, story: (house: House, wrap: Wrap) => Promise<void>) {
  testOnEachEngine(sentence, async (world) => {
    const { files } = world.app
    let now = files
    const wrapped: Files = {
      put: (...place) => now.put(...place),
      get: (...place) => now.get(...place),
      head: (...place) => now.head(...place),
      delete: (...place) => now.delete(...place),
      list: (...place) => now.list(...place),
    }
    const app = { ...world.app, files: wrapped }
    await inHouse({ ...world, app }, (house) =>
      story({ ...house, app: world.app }, (some) => (now = { ...files, ...some })),
    )
  })
}

async function tagOf({ get }: House, path: string) {
  const answer = await get(path)
  await answer.arrayBuffer()
  return answer.headers.get('etag') ?? ''
}

/** An answer that is not read to its end would keep its connection, and the server with it. */
async function statusOf({ get }: House, path: string, headers: Record<string, string> = {}) {
  const answer = await get(path, headers)
  await answer.arrayBuffer()
  return answer.status
}

function assertHeaders({ headers }: Response, expected: Record<string, string>) {
  for (const [name, value] of Object.entries(expected)) assert.equal(headers.get(name), value, name)
}
