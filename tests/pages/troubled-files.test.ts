import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { Files } from '#platform/files/files.ts'
import { storeUnavailable } from '#platform/unavailable.ts'
import { onServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'
import {
  assertHeaders,
  storePictureFile,
  key,
  picture,
  addCatalogue,
  statusOf,
} from '../fixtures/stored-pictures.ts'
import { testOnEachEngine } from '../world.ts'

testOnServerWith('a store that is away is a 503 in words, and pages stay', async (server, wrap) => {
  await storePictureFile(server)
  const { url } = await addCatalogue(server)
  const away = () => Promise.reject(storeUnavailable('The S3 store: HEAD: connect ECONNREFUSED'))
  wrap({ head: away, get: away })
  for (const path of [picture, url, '/category-catalogue/Laptops']) {
    const response = await server.get(path)
    assert.equal(response.status, 503, path)
    assertHeaders(response, { 'retry-after': '10', 'cache-control': 'no-store' })
    const text = await response.text()
    assert.match(text, /try again/)
    assert.doesNotMatch(text, /ECONN/)
  }
  assert.equal(await statusOf(server, '/products'), 200)
  wrap({})
  assert.equal(await statusOf(server, picture), 200)
})

testOnServerWith(
  'a visitor who leaves during a download leaves no file open',
  async (server, wrap) => {
    const { files } = server.app
    await files.put(`pictures/${key}/320.webp`, Buffer.alloc(30_000_000))
    const opened: Readable[] = []
    wrap({
      async get(...place) {
        const stream = await files.get(...place)
        if (stream) opened.push(stream)
        return stream
      },
    })
    const { hostname, port } = new URL(server.address)
    for (let visitor = 0; visitor < 5; visitor++) {
      const socket = connect(Number(port), hostname)
      socket.write(`GET ${picture} HTTP/1.1\r\nHost: shop.example\r\n\r\n`)
      await once(socket, 'data')
      socket.destroy()
    }
    for (let tries = 0; tries < 100 && !opened.every(({ closed }) => closed); tries++)
      await wait(20)
    assert.equal(opened.length, 5)
    assert.ok(opened.every(({ closed }) => closed))
  },
)

testOnServerWith(
  'a visitor who leaves before the file is opened leaves no file open',
  async (server, wrap) => {
    const { files } = server.app
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
    const { hostname, port } = new URL(server.address)
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
    assert.equal(await statusOf(server, picture), 200)
  },
)

type Wrap = (some: Partial<Files>) => void

/** With a store that can be switched to failures. */
function testOnServerWith(
  sentence: string,
  body: (server: TestServer, wrap: Wrap) => Promise<void>,
) {
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
    await onServer({ ...world, app }, (server) =>
      body({ ...server, app: world.app }, (some) => (now = { ...files, ...some })),
    )
  })
}
