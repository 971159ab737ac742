import assert from 'node:assert/strict'
import { sessionLimits } from '#domain/session-times.ts'
import { signInCustomer } from '#domain/customers/sign-in-customer.ts'
import { atRamesh, openAccount, ramesh } from '../fixtures/customers.ts'
import { laptopsForTheOffice, writesFromHosur } from '../fixtures/questions.ts'
import { testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'

type Headers = Record<string, string>

type Post = { headers: Headers; message: string; email?: string; gstNumber?: string }

/** By the call, as pages with scripts send the form of an enquiry. */
function call({ address }: TestServer, { headers, email = ramesh.email, ...typed }: Post) {
  return fetch(`${address}/api/enquiry`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ ...laptopsForTheOffice, email, ...typed }),
  })
}

/** As a browser without scripts posts the same form. */
function post({ address }: TestServer, { headers, message }: Post) {
  const { name, phone, product } = laptopsForTheOffice
  const typed = { name, email: ramesh.email, phone: phone ?? '', message, product }
  const body = new URLSearchParams(typed)
  return fetch(`${address}/enquiry`, { method: 'POST', redirect: 'manual', headers, body })
}

/** The number of a company without an account. */
const otherCompany = '29AAGCB7383J1Z4'

type Account = Parameters<typeof openAccount>[1]

async function signIn(server: TestServer, account: Account = ramesh) {
  await openAccount(server.app, account)
  const { token } = await signInCustomer(server.app, ramesh, atRamesh)
  return { token, headers: { Cookie: `customer=${token}`, Origin: server.address } }
}

/** As an account has it whose GST number the office has typed. */
async function confirmNumber({ app }: TestServer) {
  const gstConfirmedAt = app.clock.now().toISOString()
  await app.db.updateTable('customers').set({ gstConfirmedAt }).execute()
}

async function own(server: TestServer, token: string) {
  return (await server.call('GET', '/customer/enquiries', { token })).text
}

async function owners({ app }: TestServer, table: 'enquiries' | 'contacts') {
  const rows = await app.db.selectFrom(table).select('customerId').execute()
  return [...new Set(rows.map(({ customerId }) => customerId))]
}

testOnServer(
  'enquiries of a signed-in customer belong to the account from whichever page they are sent, with scripts and without',
  async (server) => {
    const { token, headers } = await signIn(server)
    const scripted = await call(server, { headers, message: 'An enquiry by scripts.' })
    const plain = await post(server, { headers, message: 'An enquiry without scripts.' })
    assert.deepEqual([scripted.status, plain.status], [201, 303])
    const text = await own(server, token)
    assert.match(text, /An enquiry by scripts/)
    assert.match(text, /An enquiry without scripts/)
    const [owner, ...others] = await owners(server, 'enquiries')
    assert.ok(owner)
    assert.deepEqual(others, [])
  },
)

testOnServer(
  'a form that no page of ours sent, or after the session has ended, is that of a visitor',
  async (server) => {
    const { headers } = await signIn(server)
    const { Cookie } = headers
    const foreign: Headers[] = [
      { Cookie },
      { Cookie, Origin: 'https://evil.example' },
      { Cookie: `${Cookie}; ${Cookie}`, Origin: server.address },
      { Cookie: 'customer=somebody-else-entirely', Origin: server.address },
    ]
    for (const [at, headers] of foreign.entries()) {
      const message = `A question of nobody, number ${at}.`
      assert.equal((await call(server, { headers, message })).status, 201)
    }
    server.clock.pass(sessionLimits.absolute + 1)
    const late = await call(server, { headers, message: 'A question after the session.' })
    assert.equal(late.status, 201)
    assert.deepEqual(await owners(server, 'enquiries'), [null])
  },
)

testOnServer(
  'an enquiry with the e-mail of somebody else, and a message, do not belong to the account that is signed in',
  async (server) => {
    const { headers } = await signIn(server)
    const message = 'A question of a visitor at the same desk.'
    const enquiry = await call(server, { headers, message, email: 'visitor@other.example' })
    const contact = await fetch(`${server.address}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ ...writesFromHosur, email: ramesh.email }),
    })
    assert.deepEqual([enquiry.status, contact.status], [201, 201])
    assert.deepEqual(await owners(server, 'enquiries'), [null])
    assert.deepEqual(await owners(server, 'contacts'), [null])
  },
)

testOnServer(
  'an enquiry with the GST number of the account belongs to it, without an e-mail too, and only while signed in',
  async (server) => {
    const { token, headers } = await signIn(server, { ...ramesh, email: null })
    const email = 'purchase@agarwaltraders.example'
    const { gstNumber } = ramesh
    const unconfirmed = 'An enquiry with a number that nobody has confirmed.'
    await call(server, { headers, email, gstNumber, message: unconfirmed })
    assert.doesNotMatch(await own(server, token), /nobody has confirmed/)
    await confirmNumber(server)
    const message = 'An enquiry with our GST number.'
    await call(server, { headers, email, gstNumber: ` ${gstNumber.toLowerCase()} `, message })
    const text = await own(server, token)
    assert.match(text, /An enquiry with our GST number/)
    for (const other of [
      { headers: {}, email, gstNumber, message: 'An enquiry of a visitor.' },
      { headers, email, message: 'An enquiry that names no GST number.' },
      { headers, email, gstNumber: otherCompany, message: 'An enquiry of another company.' },
    ]) {
      assert.equal((await call(server, other)).status, 201, other.message)
    }
    assert.equal(await own(server, token), text)
  },
)
