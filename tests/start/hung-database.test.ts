import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { callsTo } from '../calls-to.ts'
import { asha } from '../fixtures/people.ts'
import { laptopsForTheOffice } from '../fixtures/questions.ts'
import { runServer } from './run-server.ts'
import { signInTo } from './sign-in-to.ts'
import { testStartOnPostgres } from './start-on-each-engine.ts'
import { until } from './until.ts'

/** 3 s for a connection of the pool, 3 s of a query without a response, 3 s for the connection that asks. */
const longestResponse = 10_000

testStartOnPostgres(
  'a PostgreSQL that hangs is a 503 within ten seconds, and works again when it does',
  async (site) => {
    await using line = await openLine(String(site['DATABASE_URL']))
    await using server = await runServer({
      ...site,
      DATABASE_URL: line.url,
      ADMIN_EMAIL: asha.email,
      ADMIN_PASSWORD: asha.password,
      DEMO_CONTENT: 'off',
      RATE_LIMITS: 'off',
    })
    const token = await signInTo(server.address)
    const { call, get } = callsTo(server.address, token)
    const send = (message: string) =>
      call('POST', '/enquiry', { body: { ...laptopsForTheOffice, message }, token: null })
    // As many as there are connections and more, so that queries are under way when it hangs.
    const early = Array.from({ length: 15 }, (_, at) => send(`Before it hangs, number ${at}`))
    await Promise.race(early)
    line.hang()
    const began = performance.now()
    const late = [
      ...early,
      send('While it hangs, what does it cost?'),
      call('GET', '/session'),
      call('PUT', '/admin/products-edit/01J00000000000000000000000', { form: new FormData() }),
    ]
    const statuses = await Promise.all(late.map(async (response) => (await response).status))
    const took = performance.now() - began
    assert(took < longestResponse, `${took} ms`)
    assert(statuses.includes(503), String(statuses))
    assert(
      statuses.every((status) => status === 201 || status === 503),
      String(statuses),
    )
    const readiness = await get('/readyz')
    assert.deepEqual([readiness.status, await readiness.json()], [503, notReady])
    assert.match(server.stdout(), /does not respond|connection timeout|trying to connect/)

    line.resume()
    await until(async () => (await get('/readyz')).status === 200)
    assert.equal((await send('After it hung, what does it cost?')).status, 201)
    // The end of an outage is logged some time after the last failure.
    await wait(2000)
    assert.equal((await call('GET', '/session')).status, 200)
    assert.equal(server.stdout().split('the database is unavailable').length, 2, server.stdout())
    assert.deepEqual(await server.kill('SIGTERM'), { code: 0, signal: null })
  },
)

const notReady = { ready: false, reason: 'database' }

/** A network to the database that can stop carrying anything, without closing a connection. */
async function openLine(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const [host, port] = [url.hostname, Number(url.port)]
  const sockets = new Set<Socket>()
  let isHung = false
  const proxy = createServer((near) => {
    const far = connect(port, host)
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.on('data', (chunk) => to.write(chunk))
      if (isHung) from.pause()
    }
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  url.hostname = '127.0.0.1'
  url.port = String((proxy.address() as AddressInfo).port)
  return {
    url: url.href,
    hang() {
      isHung = true
      for (const socket of sockets) socket.pause()
    },
    resume() {
      isHung = false
      for (const socket of sockets) socket.resume()
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    },
  }
}
