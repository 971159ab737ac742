import assert from 'node:assert/strict'
import { accountMessages } from '#contract/accounts/account.ts'
import { ownAccountMessages } from '#contract/customers/own-account.ts'
import { ownEnquiryMessages } from '#contract/own-enquiries/own-enquiry.ts'
import { system } from '#domain/audit/actor.ts'
import { deleteCustomer } from '#domain/customers/delete-customer.ts'
import { sessionLimits } from '#domain/session-times.ts'
import {
  agarwalWarehouse,
  atRamesh,
  customerIdOf,
  farida,
  openAccount,
  ramesh,
  sunita,
} from '../fixtures/customers.ts'
import { laptopsForTheOffice } from '../fixtures/questions.ts'
import { testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'
import { signInCustomer } from '#domain/customers/sign-in-customer.ts'

const { productId: _, company, ...enquiry } = laptopsForTheOffice

async function tokenOf({ app }: TestServer, customer: typeof ramesh) {
  await openAccount(app, customer)
  return (await signInCustomer(app, customer, atRamesh)).token
}

function list({ call }: TestServer, token: string | null, query = '') {
  return call('GET', `/customer/enquiries${query}`, { token })
}

function send({ call }: TestServer, token: string, message = enquiry.message) {
  return call('POST', '/customer/enquiries', { token, body: { ...enquiry, company, message } })
}

testOnServer('a customer sends an enquiry, and finds it in pages', async (server) => {
  const token = await tokenOf(server, ramesh)
  const first = await send(server, token, 'The first of two questions.')
  assert.equal(first.status, 201)
  server.clock.pass(1000)
  const second = await send(server, token, 'The second of two questions.')
  const page = await list(server, token, '?page=2&limit=1')
  assert.deepEqual([page.status, page.json['total']], [200, 2])
  assert.match(JSON.stringify(page.json['enquiries']), /The first of two questions\./)
  const found = await server.call(
    'GET',
    `/customer/enquiries/${String(second.json['reference'])}`,
    { token },
  )
  assert.equal(found.status, 200)
  assert.match(found.text, /The second of two questions\./)
  assert.equal(found.headers.get('cache-control'), 'private, no-store')
})

testOnServer(
  'the enquiry of another customer is 404, like one that does not exist',
  async (server) => {
    const token = await tokenOf(server, ramesh)
    const other = await tokenOf(server, farida)
    const reference = String((await send(server, token)).json['reference'])
    const path = `/customer/enquiries/${reference}`
    const stolen = await server.call('GET', path, { token: other })
    const unknown = await server.call('GET', '/customer/enquiries/E-22222222', { token: other })
    assert.deepEqual([stolen.status, stolen.text], [unknown.status, unknown.text])
    assert.deepEqual([stolen.status, stolen.json['message']], [404, ownEnquiryMessages.notFound])
    assert.deepEqual((await list(server, other)).json['enquiries'], [])
  },
)

testOnServer(
  'an expired session, an ended one and that of a deleted account are 401',
  async (server) => {
    const assertEnded = async (token: string) => {
      const { status, json } = await list(server, token)
      assert.deepEqual([status, json['message']], [401, accountMessages.unauthorized])
    }
    const idle = await tokenOf(server, ramesh)
    server.clock.pass(sessionLimits.idle)
    await assertEnded(idle)
    const signIn = async () => (await signInCustomer(server.app, ramesh, atRamesh)).token
    const [here, there] = [await signIn(), await signIn()]
    await server.call('POST', '/customer/logout', { token: here })
    await assertEnded(here)
    assert.equal((await list(server, there)).status, 200)
    const everywhere = await signIn()
    const ended = await server.call('POST', '/customer/logout-everywhere', { token: everywhere })
    assert.equal(ended.status, 200)
    await assertEnded(there)
    await assertEnded(everywhere)
    const last = await signIn()
    await deleteCustomer(server.app, system, await customerIdOf(server.app, ramesh))
    await assertEnded(last)
  },
)

testOnServer('a cookie opens no call', async (server) => {
  const token = await tokenOf(server, ramesh)
  const { status } = await server.call('GET', '/customer/enquiries', {
    token: null,
    headers: { Cookie: `customer=${token}` },
  })
  assert.equal(status, 401)
})

testOnServer(
  'a customer changes details by calls, with a text at each wrong field',
  async (server) => {
    const token = await tokenOf(server, ramesh)
    const ask = (method: string, path: string, body?: object) =>
      server.call(method, path, { token, ...(body ? { body } : {}) })
    const wrong = await ask('POST', '/customer/addresses', { kind: 'Home', postcode: '012345' })
    assert.deepEqual(
      [wrong.status, wrong.json['fields']],
      [
        400,
        {
          kind: ownAccountMessages.kindRequired,
          street: ownAccountMessages.streetRequired,
          city: ownAccountMessages.cityRequired,
          postcode: ownAccountMessages.postcodeWrong,
          state: ownAccountMessages.stateRequired,
        },
      ],
    )
    const spaced = { ...agarwalWarehouse, postcode: '560 058' }
    const added = await ask('POST', '/customer/addresses', spaced)
    assert.deepEqual([added.status, added.json['message']], [201, ownAccountMessages.saved])
    assert.match(added.text, /"postcode":"560058"/)
    const person = await ask('POST', '/customer/people', {
      name: sunita.name,
      email: '',
      phone: '',
    })
    assert.match(person.text, /"name":"Sunita Agarwal","email":null,"phone":null/)
    await ask('PUT', '/customer/account', { company: 'Agarwal Traders' })
    const found = await ask('GET', '/customer/account')
    assert.match(found.text, /"company":"Agarwal Traders"/)
    const gone = await ask('DELETE', '/customer/addresses/unknown')
    assert.deepEqual([gone.status, gone.json['message']], [404, ownAccountMessages.addressNotFound])
  },
)
