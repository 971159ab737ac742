import assert from 'node:assert/strict'
import { sessionLimits } from '#domain/session-times.ts'
import { signInCustomer } from '#domain/customers/sign-in-customer.ts'
import { atRamesh, openAccount, ramesh } from '../fixtures/customers.ts'
import { laptopsForTheOffice, writesFromHosur } from '../fixtures/questions.ts'
import { testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'

type Post = { path: string; headers: Record<string, string>; message: string }

/** By the call, as pages with scripts send a form. */
function call({ address }: TestServer, { path, headers, message }: Post) {
  const form = path.endsWith('contact') ? writesFromHosur : laptopsForTheOffice
  return fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ ...form, message }),
  })
}

/** As a browser without scripts posts the same form. */
function post({ address }: TestServer, { path, headers, message }: Post) {
  const typed = path === '/contact' ? writesFromHosur : laptopsForTheOffice
  const { name, email, phone } = typed
  const fields = { name, email, phone: phone ?? '', message, product: 'Kaveri TravelBook 14' }
  return fetch(`${address}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(fields),
  })
}

async function signIn({ app }: TestServer) {
  await openAccount(app, ramesh)
  return (await signInCustomer(app, ramesh, atRamesh)).token
}

async function own(server: TestServer, token: string) {
  const { text } = await server.call('GET', '/customer/enquiries', { token })
  return text
}

testOnServer(
  'enquiries and messages of a signed-in customer belong to the account from whichever page they are sent, with scripts and without',
  async (server) => {
    const token = await signIn(server)
    const headers = { Cookie: `customer=${token}`, Origin: server.address }
    const sent = [
      await call(server, { path: '/api/enquiry', headers, message: 'An enquiry by scripts.' }),
      await call(server, { path: '/api/contact', headers, message: 'A message by scripts.' }),
      await post(server, { path: '/enquiry', headers, message: 'An enquiry without scripts.' }),
      await post(server, { path: '/contact', headers, message: 'A message without scripts.' }),
    ]
    assert.deepEqual(
      sent.map(({ status }) => status),
      [201, 201, 303, 303],
    )
    const text = await own(server, token)
    for (const kind of ['An enquiry', 'A message']) {
      assert.match(text, new RegExp(`${kind} by scripts`))
      assert.match(text, new RegExp(`${kind} without scripts`))
    }
  },
)

testOnServer(
  'a form that no page of ours sent, or after the session has ended, is that of a visitor',
  async (server) => {
    const token = await signIn(server)
    const cookie = `customer=${token}`
    const foreign: Record<string, string>[] = [
      { Cookie: cookie },
      { Cookie: cookie, Origin: 'https://evil.example' },
      { Cookie: `${cookie}; ${cookie}`, Origin: server.address },
      { Cookie: 'customer=somebody-else-entirely', Origin: server.address },
    ]
    for (const [at, headers] of foreign.entries()) {
      const message = `A question of nobody, number ${at}.`
      const { status } = await call(server, { path: '/api/enquiry', headers, message })
      assert.equal(status, 201)
    }
    assert.doesNotMatch(await own(server, token), /A question of nobody/)
    server.clock.pass(sessionLimits.absolute + 1)
    const headers = { Cookie: cookie, Origin: server.address }
    const late = await call(server, {
      path: '/api/enquiry',
      headers,
      message: 'A question after the session.',
    })
    assert.equal(late.status, 201)
    const rows = await server.app.db.selectFrom('enquiries').select('customerId').execute()
    assert.deepEqual(new Set(rows.map(({ customerId }) => customerId)), new Set([null]))
  },
)
