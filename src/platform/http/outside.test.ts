import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { isPrivateAddress, openOutside } from './outside.ts'

const publicOnly = openOutside({ arePrivateAllowed: false })
const everywhere = openOutside({ arePrivateAllowed: true })
const nothing = { headers: {}, body: '{}' }

test('addresses of private networks are recognised in every form', () => {
  const ownIp = [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '0.0.0.0',
  ]
  const ownIpv6 = [
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
  ]
  for (const address of [...ownIp, ...ownIpv6, '224.0.0.1', 'ff02::1']) {
    assert(isPrivateAddress(address), address)
  }
  for (const address of ['93.184.216.34', '172.32.0.1', '2606:4700::1111', '2a00:1450::1']) {
    assert(!isPrivateAddress(address), address)
  }
})

test('an address that leads into a private network, by whatever spelling, is not called', async () => {
  const literals = [
    '127.1',
    '2130706433',
    '0x7f.1',
    '[::1]',
    '[::ffff:7f00:1]',
    '169.254.169.254',
    '10.0.0.1',
  ]
  for (const host of literals) {
    assert.match(publicOnly.faultOf(new URL(`https://${host}/`)) ?? '', /private network/, host)
    await assert.rejects(publicOnly.post(new URL(`https://${host}/`), nothing), /private network/)
  }
  // A name is resolved when it is called, and the connection goes to the address that was checked.
  assert.equal(publicOnly.faultOf(new URL('https://localhost/')), undefined)
  await assert.rejects(publicOnly.post(new URL('https://localhost:1/'), nothing), /private network/)
})

test('an address without TLS, or with a password in it, is not called', () => {
  for (const address of ['http://example.com/', 'ftp://example.com/', 'file:///etc/passwd']) {
    assert.match(publicOnly.faultOf(new URL(address)) ?? '', /https/, address)
  }
  assert.match(publicOnly.faultOf(new URL('https://me:secret@example.com/')) ?? '', /password/)
  assert.equal(publicOnly.faultOf(new URL('https://example.com/hook?key=1')), undefined)
})

test('the status is returned, a redirect is not followed, and a body without end is not read', async () => {
  let visits = 0
  await using server = await listening((request, response) => {
    visits++
    if (request.url === '/away') return response.writeHead(302, { Location: '/there' }).end()
    response.writeHead(200)
    const more = setInterval(() => response.write('x'.repeat(60_000)), 1)
    response.on('close', () => clearInterval(more))
  })
  assert.equal(await everywhere.post(new URL('/away', server.address), nothing), 302)
  assert.equal(await everywhere.post(new URL('/endless', server.address), nothing), 200)
  assert.equal(visits, 2)
})

test('an address where nobody listens is an error with a text', async () => {
  await assert.rejects(everywhere.post(new URL('http://127.0.0.1:1/'), nothing), /Nothing listens/)
})

async function listening(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
