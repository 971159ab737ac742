import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { isRead } from '#api/respond-to-read.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { accountMessages } from '#contract/accounts/account.ts'
import { unattendedHeader } from '#contract/accounts/unattended.ts'
import { sessionLimits } from '#domain/session-times.ts'
import { hour } from '#platform/clock/clock.ts'
import { signInAs, asha } from '../fixtures/people.ts'
import { callsTo, testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'
import { everyEndpoint, guardedEndpoints, nameOf, newTokenFor, pathOf } from './every-endpoint.ts'

const someToken = 'A'.repeat(43)

testOnServer(
  'every guarded call is 401 without a token, whatever is sent with it',
  async (server) => {
    for (const endpoint of guardedEndpoints) {
      const name = nameOf(endpoint)
      const bare = await server.call(endpoint.method, pathOf(endpoint), { token: null })
      assert.equal(bare.status, 401, name)
      assert.equal(bare.json['message'], accountMessages.unauthorized, name)
      if (endpoint.method === 'GET') continue
      const broken = await server.call(endpoint.method, pathOf(endpoint), {
        token: null,
        body: { version: 'x' },
        headers: { 'Content-Type': 'multipart/form-data' },
      })
      assert.equal(broken.status, 401, `${name} with a broken body`)
    }
  },
)

testOnServer(
  'bad tokens are 401: unknown, cut, in another scheme, empty, enormous, with tricks',
  async (server) => {
    const { token } = server
    const headers = [
      `Bearer ${someToken}`,
      `Bearer ${token.slice(1)}`,
      `Bearer ${token}x`,
      `Bearer ${token} ${token}`,
      `Basic ${token}`,
      token,
      'Bearer',
      'Bearer ',
      `Bearer ${'x'.repeat(8000)}`,
      `Bearer ' or 1=1 --`,
      `Bearer ${token}%00`,
    ]
    for (const endpoint of guardedEndpoints) {
      for (const Authorization of headers) {
        const response = await server.call(endpoint.method, pathOf(endpoint), {
          token: null,
          headers: { Authorization },
        })
        assert.equal(response.status, 401, `${nameOf(endpoint)} with ${Authorization.slice(0, 40)}`)
      }
    }
  },
)

testOnServer(
  'a session that has expired, or was signed out, opens nothing any more',
  async (server) => {
    const { token } = await signInAs(server.app, asha)
    await server.call('POST', '/logout', { token })
    await assertNothingOpens(server, token)
    server.clock.pass(sessionLimits.idle + 1000)
    await assertNothingOpens(server, server.token)
  },
)

testOnServer(
  'a call that says that nobody is there does not prolong the session',
  async (server) => {
    const { expiresAt } = (await server.call('GET', '/session')).json
    server.clock.pass(hour)
    const headers = { [unattendedHeader]: 'true' }
    const unattended = await server.call('GET', '/session', { headers })
    assert.equal(unattended.json['expiresAt'], expiresAt)
    const attended = await server.call('GET', '/session')
    assert(String(attended.json['expiresAt']) > String(expiresAt))
  },
)

testOnServer('a good token passes every guard', async (server) => {
  for (const endpoint of guardedEndpoints) {
    const token = await newTokenFor(server, endpoint)
    const response = await server.call(endpoint.method, pathOf(endpoint), { token })
    assert(response.status < 500 && ![401, 403, 405].includes(response.status), nameOf(endpoint))
  }
})

testOnServer(
  'the token of an administrator opens no call of customers, and that of a customer none of the office',
  async (server) => {
    const callers = [
      guardedEndpoints.find(({ can }) => can !== 'customer'),
      guardedEndpoints.find(({ can }) => can === 'customer'),
    ]
    for (const caller of callers) {
      assert(caller)
      const token = await newTokenFor(server, caller)
      for (const endpoint of endpointsOfOthers(caller)) {
        const response = await server.call(endpoint.method, pathOf(endpoint), { token })
        assert.equal(response.status, 401, `${nameOf(endpoint)} as ${caller.can}`)
      }
    }
  },
)

testOnServer('no other spelling of a path bypasses a guard', async ({ address }) => {
  for (const { method, path } of guardedEndpoints) {
    for (const trick of tricksOn(path.replaceAll(/\{\w+\}/g, 'x'))) {
      const { status } = await rawCall(address, method, trick)
      assert(
        [400, 401, 404, 405].includes(status) || status === 301,
        `${method} ${trick}: ${status}`,
      )
    }
  }
})

testOnServer('HEAD and method overrides are guarded like the call itself', async ({ address }) => {
  for (const endpoint of guardedEndpoints) {
    const head = await fetch(`${address}/api${pathOf(endpoint)}`, { method: 'HEAD' })
    assert([401, 405].includes(head.status), nameOf(endpoint))
    const overridden = await fetch(`${address}/api${pathOf(endpoint)}`, {
      method: 'POST',
      headers: { 'X-HTTP-Method-Override': endpoint.method },
    })
    assert([401, 405].includes(overridden.status), nameOf(endpoint))
  }
})

function endpointsOfOthers(caller: Endpoint) {
  return guardedEndpoints.filter(({ can }) => (can === 'customer') !== (caller.can === 'customer'))
}

async function assertNothingOpens(server: TestServer, token: string) {
  const { call } = callsTo(server.address, token)
  for (const endpoint of guardedEndpoints) {
    const response = await call(endpoint.method, pathOf(endpoint))
    assert.equal(response.status, 401, nameOf(endpoint))
  }
}

function tricksOn(path: string) {
  return [
    `/api/${path}`,
    `//api${path}`,
    `/API${path}`,
    `/api${path}/`,
    `/api${path}//`,
    `/api/.${path}`,
    `/api/x/..${path}`,
    `/api/%2e%2e/api${path}`,
    `/api${path.toUpperCase()}`,
    `/api${path.replace('/', '/%2f')}`,
    `/api${path.replaceAll('/', '%2f')}`,
    `/api${path}%00`,
    `/api${path}%ZZ`,
    `/api${path};a=b`,
    `/api${path}?token=x`,
    `/api${path}.json`,
    `/api${path}%20`,
    `/api\\${path}`,
    `/%61pi${path}`,
    `/api${path}#x`,
  ]
}

/** fetch would tidy the path; a socket sends it as it is written. */
async function rawCall(address: string, method: string, path: string) {
  const { hostname, port } = new URL(address)
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let received = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk))
    socket.on('close', () => resolve(received)).on('error', reject)
    // Not ended: Node leaves a client that has ended without a response that takes longer.
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`)
  })
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]) }
}

testOnServer(
  'a read is answered alike however its address is spelled, with a session and without',
  async (server) => {
    for (const endpoint of everyEndpoint.filter(isRead)) {
      for (const token of [null, server.token]) {
        const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
        const plain = await answerOf(server, pathOf(endpoint), headers)
        const encoded = await answerOf(server, spelledOtherwise(pathOf(endpoint)), headers)
        assert.deepEqual(encoded, plain, nameOf(endpoint))
      }
    }
  },
)

/** With its first letter encoded, which the router decodes. */
function spelledOtherwise(path: string) {
  return path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
}

async function answerOf({ get }: TestServer, path: string, headers: Record<string, string>) {
  const response = await get(`/api${path}`, headers)
  const { date: _, ...others } = Object.fromEntries(response.headers)
  return { status: response.status, headers: others, text: await response.text() }
}
