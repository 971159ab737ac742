import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { callsTo } from '../calls-to.ts'
import { asha } from '../fixtures/people.ts'
import { newDataDir } from './data-dir.ts'
import { runServer } from './run-server.ts'
import { signInTo } from './sign-in-to.ts'
import { until } from './until.ts'

/** In milliseconds: before, while and after the server works on the request. */
const departures = [0, 1, 5, 20, 50, 100]

test('clients that leave before their response are no errors in the log', async () => {
  await using folder = await newDataDir()
  await using server = await runServer({
    DATA_DIR: folder.path,
    ADMIN_EMAIL: asha.email,
    ADMIN_PASSWORD: asha.password,
    DEMO_CONTENT: 'on',
    RATE_LIMITS: 'off',
  })
  const { address } = server
  const token = await signInTo(address)
  for (const after of departures) {
    await leave(address, after, [
      `GET /product-catalogue?category=Laptops&maxPrice=${after}9999 HTTP/1.1`,
      'Host: x',
      '',
      '',
    ])
    const body = priceListFor(`Customer ${after}`)
    await leave(address, after, [
      'POST /api/admin/printed-catalogues HTTP/1.1',
      'Host: x',
      `Authorization: Bearer ${token}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ])
  }
  // The last document is made after all others: while too many wait, the server asks to come again.
  const { call } = callsTo(address, token)
  const body = JSON.parse(priceListFor('The last customer'))
  await until(async () => {
    const { status } = await call('POST', '/admin/printed-catalogues', { body })
    assert([200, 503].includes(status))
    return status === 200
  })
  assert.doesNotMatch(server.stdout(), /"level":50/)
})

function priceListFor(customer: string) {
  return JSON.stringify({ query: {}, layout: 'prices', customer })
}

/** Sends a request, and ends the connection after so many milliseconds. */
async function leave(address: string, after: number, lines: string[]) {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write(lines.join('\r\n'))
  await wait(after)
  socket.resetAndDestroy()
}
