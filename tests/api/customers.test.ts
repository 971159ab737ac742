import assert from 'node:assert/strict'
import { customerMessages, passwordExpired } from '#contract/customers/customer.ts'
import { sessionLimits } from '#domain/session-times.ts'
import { day } from '#platform/clock/clock.ts'
import { testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'
import { emailsTo, linkTokenOf, openAccount, ownPassword, ramesh } from '../fixtures/customers.ts'
import { linkRequested } from '#contract/customers/own-password.ts'
import { tamarind } from '#tests/fixtures/tamarind.ts'

const { gstNumber, email, password } = ramesh

/** Without a token. */
function call({ call }: TestServer, method: string, path: string, body: object) {
  return call(method, path, { token: null, body })
}

function signOut({ call }: TestServer, token: string | null) {
  return call('POST', '/customer/logout', { token })
}

async function signIn(server: TestServer, withPassword = password) {
  return call(server, 'POST', '/customer/login', { gstNumber, password: withPassword })
}

testOnServer(
  'a customer’s token says when it ends, is ended by logout, and is unknown afterwards',
  async (server) => {
    await openAccount(server.app, ramesh)
    const { json } = await signIn(server)
    const left = Date.parse(String(json['expiresAt'])) - server.clock.now().getTime()
    assert.equal(left, sessionLimits.idle)
    const token = String(json['token'])
    const first = await signOut(server, token)
    assert.deepEqual([first.status, first.json], [200, { success: true, message: 'Signed out' }])
    const again = await signOut(server, token)
    assert.equal(again.status, 401)
    assert.equal((await signOut(server, null)).status, 401)
  },
)

testOnServer(
  'a customer’s token ends after 12 hours without use and at a password change',
  async (server) => {
    await openAccount(server.app, ramesh)
    const early = String((await signIn(server)).json['token'])
    server.clock.pass(sessionLimits.idle)
    assert.equal((await signOut(server, early)).status, 401)
    const late = String((await signIn(server)).json['token'])
    const change = { gstNumber, password, newPassword: ownPassword }
    const changed = await call(server, 'PUT', '/customer/password', change)
    assert.deepEqual(
      [changed.status, changed.json],
      [200, { success: true, message: customerMessages.passwordChanged }],
    )
    assert.equal((await signOut(server, late)).status, 401)
    assert.equal((await signIn(server)).status, 401)
    assert.equal((await signIn(server, ownPassword)).status, 200)
  },
)

testOnServer('a change is refused with a text at each field', async (server) => {
  await openAccount(server.app, ramesh)
  const empty = await call(server, 'PUT', '/customer/password', {})
  assert.deepEqual(
    [empty.status, empty.json['fields']],
    [
      400,
      {
        gstNumber: customerMessages.gstRequired,
        password: customerMessages.passwordRequired,
        newPassword: customerMessages.passwordRequired,
      },
    ],
  )
  const change = { gstNumber, password, newPassword: 'short' }
  const short = await call(server, 'PUT', '/customer/password', change)
  assert.deepEqual(short.json['fields'], { newPassword: customerMessages.ownPasswordShort })
  const wrong = { gstNumber, password: 'guess-work', newPassword: ownPassword }
  const refused = await call(server, 'PUT', '/customer/password', wrong)
  assert.deepEqual([refused.status, refused.json['message']], [401, customerMessages.signInWrong])
})

testOnServer('an expired password is 401 with a link to a new one', async (server) => {
  await openAccount(server.app, ramesh)
  server.clock.pass(30 * day)
  const { status, json } = await signIn(server)
  assert.deepEqual([status, json['message']], [401, passwordExpired(tamarind.phone.shown)])
})

testOnServer(
  'a request for a link has one response for known and unknown accounts, and the link sets a password',
  async (server) => {
    await openAccount(server.app, ramesh)
    const ask = (userId: string) =>
      call(server, 'POST', '/customer/password-link', { gstNumber: userId })
    const [known, unknown] = [await ask(gstNumber), await ask('27ZZZCZ9999Z1ZJ')]
    assert.deepEqual([known.status, known.text], [unknown.status, unknown.text])
    assert.deepEqual(
      [known.status, known.json['message']],
      [200, linkRequested(tamarind.phone.shown)],
    )
    assert.deepEqual(await emailsTo(server.app, email), [
      'customer-password',
      'customer-password-link',
    ])
    const token = await linkTokenOf(server.app, 'customer-password-link')
    const path = '/customer/password-link/confirm'
    const weak = await call(server, 'POST', path, { token, password: gstNumber })
    assert.deepEqual(
      [weak.status, weak.json['fields']],
      [400, { password: customerMessages.passwordHasUserId }],
    )
    const set = await call(server, 'POST', path, { token, password: ownPassword })
    assert.deepEqual([set.status, set.json['message']], [200, customerMessages.passwordChanged])
    const again = await call(server, 'POST', path, { token, password: 'papayas-in-june' })
    assert.deepEqual([again.status, again.json['message']], [400, customerMessages.linkDead])
    assert.equal((await signIn(server, ownPassword)).status, 200)
  },
)

testOnServer(
  'the password of an existing account is renewed, unless the call says no, and the e-mail is named',
  async (server) => {
    await openAccount(server.app, ramesh)
    const make = (body: object) => server.call('POST', '/admin/customer-passwords', { body })
    const asked = await make({ gstNumber, renew: false })
    assert.deepEqual(
      [asked.status, asked.json['message'], asked.json['canRenew']],
      [409, customerMessages.accountExists, true],
    )
    assert.equal((await signIn(server)).status, 200)
    const made = await make({ gstNumber })
    assert.deepEqual([made.status, made.json['sentTo']], [201, email])
    assert.match(String(made.json['notice']), /will be sent to ramesh@/)
    assert.equal((await signIn(server, String(made.json['password']))).status, 200)
    const again = await make({ gstNumber, renew: true })
    assert.equal((await signIn(server, String(made.json['password']))).status, 401)
    assert.equal((await signIn(server, String(again.json['password']))).status, 200)
    const unknown = await make({ gstNumber: '27ZZZCZ9999Z1ZJ' })
    assert.deepEqual(
      [unknown.status, unknown.json['sentTo'], unknown.json['notice']],
      [201, null, customerMessages.noEmail],
    )
  },
)

testOnServer('contacts say until when an initial password works', async (server) => {
  await server.call('POST', '/contact', {
    body: {
      name: ramesh.name,
      email,
      phone: '08012345678',
      message: 'We want to buy on account. What do you need?',
    },
  })
  const list = async () =>
    (await server.call('GET', '/admin/contacts')).json['contacts'] as Record<string, string>[]
  const [contact] = await list()
  assert.equal(contact?.['passwordInitialUntil'], null)
  const path = `/admin/contacts/${contact?.['id']}/password`
  const set = await server.call('PUT', path, { body: { password, gstNumber } })
  const { passwordSetAt, passwordInitialUntil } = set.json['contact'] as Record<string, string>
  assert.equal(Date.parse(passwordInitialUntil ?? '') - Date.parse(passwordSetAt ?? ''), 30 * day)
  await call(server, 'PUT', '/customer/password', { gstNumber, password, newPassword: ownPassword })
  assert.equal((await list())[0]?.['passwordInitialUntil'], null)
})
