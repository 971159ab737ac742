import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { openThrowawayPostgres } from '../../scripts/throwaway-postgres.ts'
import { testEngines } from '../test-databases.ts'
import { newDataDir } from './data-dir.ts'
import { freePort } from './free-port.ts'
import { spawnServer } from './run-server.ts'

/** Each of these waits 30 s, mostly for nothing: they can do so together. */
describe('a start without its database', { concurrency: true }, () => {
  test('a DATABASE_URL where nobody listens ends the start after 30 s with one line', async () => {
    await assertWaits(await freePort(), /ECONNREFUSED .*correct DATABASE_URL/)
  })

  test('a DATABASE_URL that names another kind of server ends the start after 30 s', async () => {
    const hangUp = (socket: Socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')
    await withServerThat(hangUp, (port) => assertWaits(port, /Connection terminated/))
  })

  test('a DATABASE_URL of a server that never responds ends the start after 30 s', async () => {
    const neverRespond = () => undefined
    await withServerThat(neverRespond, (port) => assertWaits(port, /connection timeout/))
  })
})

const skip = !testEngines.includes('postgres') && 'no PostgreSQL here'

test('a start waits for a PostgreSQL that is started after it', { skip }, async () => {
  await using postgres = await openThrowawayPostgres()
  assert(postgres)
  await postgres.stop('fast')
  await using folder = await newDataDir()
  const settings = { DATA_DIR: folder.path, DATABASE_URL: postgres.url, DEMO_CONTENT: 'off' }
  await using server = await spawnServer(settings)
  while (!server.stdout().includes('waiting for the database')) await wait(20)
  await postgres.start()
  const response = async () =>
    (await fetch(`${server.address}/readyz`).catch(() => undefined))?.status
  while ((await response()) !== 200) await wait(50)
  assert.equal(server.stderr(), '')
})

async function assertWaits(port: number, expected: RegExp) {
  await using folder = await newDataDir()
  const DATABASE_URL = `postgres://shop:hush-hush@127.0.0.1:${port}/shop`
  const began = performance.now()
  await using server = await spawnServer({ DATA_DIR: folder.path, DATABASE_URL })
  const { code } = await server.ended
  const seconds = (performance.now() - began) / 1000
  assert(seconds > 25 && seconds < 45, `ended after ${seconds} s`)
  assert.equal(code, 1)
  const stderr = server.stderr().trimEnd()
  assert.match(stderr, expected)
  assert.match(stderr, /^The database cannot be opened: [^\n]*$/)
  const lines = server.stdout().trimEnd().split('\n')
  assert(lines.every((line) => /waiting for the database|is unavailable/.test(line)))
  assert(lines.length >= 4 && lines.length <= 8, server.stdout())
  assert(!`${stderr}${server.stdout()}`.includes('hush-hush'))
}

async function withServerThat(
  response: (socket: Socket) => void,
  body: (port: number) => Promise<void>,
) {
  const server = createServer((socket) => response(socket.on('error', () => undefined)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  try {
    await body((server.address() as AddressInfo).port)
  } finally {
    server.close()
  }
}
