import assert from 'node:assert/strict'
import { minute } from '#platform/clock/clock.ts'
import { testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'
import { asha } from '../fixtures/people.ts'

testOnServer(
  'a sign-in gives a token that opens the session, in any spelling of the address',
  async (server) => {
    const email = `  ${asha.email.toUpperCase()} `
    const { status, json } = await signIn(server, { ...asha, email })
    assert.equal(status, 200)
    assert.deepEqual(json['user'], { email: asha.email })
    const session = await server.call('GET', '/session', { token: String(json['token']) })
    assert.deepEqual(session.json['user'], { email: asha.email })
    assert.equal(session.json['expiresAt'], json['expiresAt'])
  },
)

testOnServer('a wrong password and an unknown person get the same response', async (server) => {
  const wrong = await signIn(server, { ...asha, password: 'not-her-password' })
  const unknown = await signIn(server, { ...asha, email: 'nobody@tamarindit.example' })
  assert.deepEqual([wrong.status, unknown.status], [401, 401])
  assert.equal(wrong.json['message'], 'Invalid email or password')
  assert.equal(wrong.text, unknown.text)
})

testOnServer('each fault of the form has its text at its field', async (server) => {
  const cases = [
    [{}, { email: 'Email is required', password: 'Password is required' }],
    [
      { email: '', password: '' },
      { email: 'Email is required', password: 'Password is required' },
    ],
    [
      { email: 'nobody', password: '12345' },
      {
        email: 'Please enter a valid email address',
        password: 'Password must be at least 6 characters',
      },
    ],
    [
      { email: 1, password: [] },
      { email: 'Email is required', password: 'Password is required' },
    ],
  ] as const
  for (const [body, fields] of cases) {
    const { status, json } = await server.call('POST', '/login', { token: null, body })
    assert.equal(status, 400)
    assert.deepEqual(json['fields'], fields)
  }
})

testOnServer('after five failures the sixth has to wait, and gets the time', async (server) => {
  for (let failure = 0; failure < 5; failure++)
    await signIn(server, { ...asha, password: 'not-hers' })
  const sixth = await signIn(server, asha)
  assert.equal(sixth.status, 429)
  assert.equal(sixth.json['message'], 'Too many attempts. Please try again in 15 minutes.')
  assert.equal(sixth.headers.get('retry-after'), '900')
  server.clock.pass(15 * minute + 1)
  assert.equal((await signIn(server, asha)).status, 200)
})

testOnServer(
  'a body that is not JSON, or too large, is refused before it is read',
  async (server) => {
    const post = (type: string, body: string) =>
      fetch(`${server.address}/api/login`, {
        method: 'POST',
        headers: { 'Content-Type': type },
        body,
      })
    assert.equal((await post('text/plain', 'x')).status, 415)
    assert.equal((await post('application/x-www-form-urlencoded', 'email=x')).status, 415)
    const parts = '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na\r\n--x--\r\n'
    assert.equal((await post('multipart/form-data; boundary=x', parts)).status, 415)
    assert.equal((await post('application/json', '{"email":')).status, 400)
    assert.equal((await post('application/json', '{"__proto__":{"x":1}}')).status, 400)
    assert.equal((await post('application/json', `"${'x'.repeat(1_000_000)}"`)).status, 413)
  },
)

testOnServer(
  'a new password ends every other session and needs the current one',
  async (server) => {
    const other = String((await signIn(server, asha)).json['token'])
    const change = (currentPassword: string) =>
      server.call('PUT', '/admin/account/password', {
        body: { currentPassword, newPassword: 'curd-rice-at-one' },
      })
    const refused = await change('not-the-current')
    assert.equal(refused.status, 400)
    assert.deepEqual(Object.keys(refused.json['fields'] as object), ['currentPassword'])
    assert.equal((await change(asha.password)).status, 200)
    assert.equal((await server.call('GET', '/session', { token: other })).status, 401)
    assert.equal((await server.call('GET', '/session')).status, 200)
    assert.equal((await signIn(server, asha)).status, 401)
  },
)

testOnServer('sessions are listed, and ended one by one or all others at once', async (server) => {
  for (let browser = 0; browser < 3; browser++) await signIn(server, asha)
  const sessions = async () => {
    const { json } = await server.call('GET', '/admin/account/sessions')
    return json['sessions'] as { id: string; isCurrent: boolean }[]
  }
  const other = (await sessions()).find((session) => !session.isCurrent)
  await server.call('DELETE', `/admin/account/sessions/${other?.id}`)
  assert.equal((await sessions()).length, 3)
  assert.equal((await server.call('DELETE', `/admin/account/sessions/${other?.id}`)).status, 404)
  await server.call('DELETE', '/admin/account/sessions')
  assert.deepEqual(
    (await sessions()).map((session) => session.isCurrent),
    [true],
  )
})

function signIn(server: TestServer, body: { email: string; password: string }) {
  return server.call('POST', '/login', { token: null, body })
}
