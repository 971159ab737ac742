import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { findBrokenResponses } from '../../drill/checks/find-broken-responses.ts'
import { largePictures, uploadsBegin } from '../../drill/drills/upload-shutdown-drill.ts'
import { targetOf } from '../../drill/sites/start-target.ts'
import { addProduct } from '../../drill/traffic/edit-products.ts'
import { callsTo, productFormOf } from '../test-server.ts'
import { travelBook } from '../fixtures/goods.ts'
import { asha } from '../fixtures/people.ts'
import { openBeside } from './open-beside.ts'
import { runServer } from './run-server.ts'
import type { RunningServer, Settings } from './run-server.ts'
import { signInTo } from './sign-in-to.ts'
import { testStartOnEachEngine } from './start-on-each-engine.ts'

const ashaFirst = { ADMIN_EMAIL: asha.email, ADMIN_PASSWORD: asha.password }

/** "Within a few seconds", for a process that has nothing left to finish. */
const soon = 3000

/** Uploads have 8 s to come to their end, the whole has 20. */
const longestDrain = 20_000

testStartOnEachEngine('SIGTERM lets an upload under way finish, and exits 0', async (settings) => {
  const server = await runServer({ ...settings, ...ashaFirst })
  const upload = await startUpload(server)
  const ending = server.kill('SIGTERM')
  await wait(500)
  assert.equal(server.stderr(), '')
  const response = await upload.finish()
  assert.match(response, /^HTTP\/1\.1 201 /)
  assert.deepEqual(await within(soon, ending), { code: 0, signal: null })
  assert.deepEqual(await namesAfterRestart(settings), [travelBook.name])
})

testStartOnEachEngine(
  'SIGTERM among uploads of many pictures: each product is stored whole, or its sender got 503',
  async (settings) => {
    const server = await runServer({ ...settings, ...ashaFirst })
    const stuck = await startUpload(server)
    const target = targetOf(server, await signInTo(server.address))
    const pictures = await largePictures()
    const uploads = Array.from({ length: 6 }, () => addProduct(target, pictures))
    const [{ log }, signal] = [target, AbortSignal.timeout(longestDrain)]
    await uploadsBegin(settings.DATA_DIR, { uploads: uploads.length + 1, log, signal })
    const ending = server.kill('SIGTERM')
    await Promise.all(uploads)
    assert.match(
      await stuck.response(),
      /^HTTP\/1\.1 503 [\s\S]*retry-after: \d+[\s\S]*"success":false/i,
    )
    assert.deepEqual(await within(longestDrain, ending), { code: 0, signal: null })
    assert.deepEqual(findBrokenResponses(target.log, { unavailable: ['upload'] }), [])
    const added = new Set(target.ledger.products.values())
    assert.deepEqual(new Set(await namesAfterRestart(settings)), added)
  },
)

testStartOnEachEngine(
  'SIGTERM takes no new visitors while it lets the last one finish',
  async (settings) => {
    await using server = await runServer({ ...settings, ...ashaFirst })
    const upload = await startUpload(server)
    const ending = server.kill('SIGTERM')
    await wait(500)
    await assert.rejects(fetch(`${server.address}/products`))
    await upload.finish()
    await within(soon, ending)
  },
)

testStartOnEachEngine('connections that idle do not hold up the end', async (settings) => {
  await using server = await runServer({ ...settings, DEMO_CONTENT: 'off' })
  const silent = await connection(server)
  const idle = await connection(server)
  idle.write('GET /products HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(idle, 'data')
  const halfAsked = await connection(server)
  halfAsked.write('GET /products HTTP/1.1\r\nHost: loc')
  await wait(100)
  const exit = await within(soon, server.kill('SIGTERM'))
  assert.deepEqual(exit, { code: 0, signal: null }, server.stderr())
  for (const socket of [silent, idle, halfAsked]) socket.destroy()
})

testStartOnEachEngine(
  'visitors who request a cached page without a pause do not delay the end',
  async (settings) => {
    await using server = await runServer({ ...settings, DEMO_CONTENT: 'off' })
    const sockets = await Promise.all(Array.from({ length: 4 }, () => connection(server)))
    for (const socket of sockets) askForEver(socket)
    await wait(300)
    assert.deepEqual(await within(soon, server.kill('SIGTERM')), { code: 0, signal: null })
    for (const socket of sockets) socket.destroy()
  },
)

testStartOnEachEngine(
  'Ctrl+C ends it in the same manner, also when npm sends it a second time',
  async (settings) => {
    await using server = await runServer({ ...settings, DEMO_CONTENT: 'off' })
    const { pid } = server
    setTimeout(() => process.kill(pid, 'SIGINT'), 20)
    assert.deepEqual(await within(soon, server.kill('SIGINT')), { code: 0, signal: null })
  },
)

testStartOnEachEngine('SIGTERM stores the page views that were counted', async (settings) => {
  const server = await runServer({ ...settings, ...ashaFirst })
  const { call } = callsTo(server.address, await signInTo(server.address))
  const { json } = await call('POST', '/admin/products/add', { form: productFormOf(travelBook) })
  const { id } = json['product'] as { id: string }
  const browser = { 'User-Agent': 'Mozilla/5.0 (Android 16) Firefox/150.0' }
  for (let views = 0; views < 3; views++) {
    await (await fetch(`${server.address}/products-details/${id}`, { headers: browser })).text()
  }
  assert.deepEqual(await within(soon, server.kill('SIGTERM')), { code: 0, signal: null })
  await using beside = openBeside(settings)
  const stored = await beside.db.selectFrom('productViews').select(['productId', 'count']).execute()
  assert.deepEqual(stored, [{ productId: id, count: 3 }])
})

/** Sends half of a product and waits until the server has begun to read it. */
async function startUpload(server: RunningServer) {
  const { call } = callsTo(server.address, '')
  const { json } = await call('POST', '/login', { body: asha })
  const { headers, body } = await multipartOf(productFormOf(travelBook))
  const socket = await connection(server)
  socket.write(
    [
      'POST /api/admin/products/add HTTP/1.1',
      'Host: localhost',
      `Authorization: Bearer ${String(json['token'])}`,
      `Content-Type: ${headers}`,
      `Content-Length: ${body.length}`,
      '\r\n',
    ].join('\r\n'),
  )
  const half = Math.floor(body.length / 2)
  socket.write(body.subarray(0, half))
  await wait(200)
  return {
    async finish() {
      socket.write(body.subarray(half))
      return text(socket)
    },
    response: () => text(socket),
  }
}

async function multipartOf(form: FormData) {
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const body = Buffer.from(await request.arrayBuffer())
  return { headers: request.headers.get('Content-Type'), body }
}

async function connection(server: RunningServer): Promise<Socket> {
  const { port } = new URL(server.address)
  const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** The next request is sent as soon as a response begins, so that the connection is never idle. */
function askForEver(socket: Socket) {
  const ask = () => void socket.write('GET /products HTTP/1.1\r\nHost: localhost\r\n\r\n')
  socket.on('data', ask)
  ask()
}

async function within<Result>(milliseconds: number, awaited: Promise<Result>) {
  const late = new AbortController()
  const tooLate = wait(milliseconds, undefined, { signal: late.signal }).then(() => {
    throw new Error(`not within ${milliseconds} ms`)
  })
  try {
    return await Promise.race([awaited, tooLate])
  } finally {
    late.abort()
    tooLate.catch(() => undefined)
  }
}

async function namesAfterRestart(settings: Settings) {
  await using server = await runServer(settings)
  const { json } = await callsTo(server.address, '').call('GET', '/products')
  const groups = json['productCategories'] as { items: { name: string }[] }[]
  return groups.flatMap((group) => group.items.map((item) => item.name))
}
