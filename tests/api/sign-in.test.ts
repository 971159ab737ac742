import assert from 'node:assert/strict'
import { minute } from '#platform/clock/clock.ts'
import { testInHouse } from '../open-house.ts'
import type { House } from '../open-house.ts'
import { asha } from '../stories/people.ts'

testInHouse(
  'a sign-in gives a token that opens the session, in any spelling of the address',
  async (house) => {
    const email = `  ${asha.email.toUpperCase()} `
    const { status, json } = await signIn(house, { ...asha, email })
    assert.equal(status, 200)
    assert.deepEqual(json['user'], { email: asha.email })
    const session = await house.call('GET', '/session', { token: String(json['token']) })
    assert.deepEqual(session.json['user'], { email: asha.email })
    assert.equal(session.json['expiresAt'], json['expiresAt'])
  },
)

testInHouse('a wrong password and an unknown person get one and the same answer', async (house) => {
  const wrong = await signIn(house, { ...asha, password: 'not-her-password' })
  const unknown = await signIn(house, { ...asha, email: 'nobody@tamarindit.example' })
  assert.deepEqual([wrong.status, unknown.status], [401, 401])
  assert.equal(wrong.json['message'], 'Invalid email or password')
  assert.equal(wrong.text, unknown.text)
})

testInHouse('each fault of the form has its text at its field', async (house) => {
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
    const { status, json } = await house.call('POST', '/login', { token: null, body })
    assert.equal(status, 400)
    assert.deepEqual(json['fields'], fields)
  }
})

testInHouse('after five failures the sixth has to wait, and is told how long', async (house) => {
  for (let failure = 0; failure < 5; failure++)
    await signIn(house, { ...asha, password: 'not-hers' })
  const sixth = await signIn(house, asha)
  assert.equal(sixth.status, 429)
  assert.equal(sixth.json['message'], 'Too many attempts. Please try again in 15 minutes.')
  assert.equal(sixth.headers.get('retry-after'), '900')
  house.clock.pass(15 * minute + 1)
  assert.equal((await signIn(house, asha)).status, 200)
})

testInHouse(
  'a body that is not JSON, or too large, is refused before it is read',
  async (house) => {
    const post = (type: string, body: string) =>
      fetch(`${house.address}/api/login`, {
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

testInHouse('a new password ends every other session and needs the current one', async (house) => {
  const other = String((await signIn(house, asha)).json['token'])
  const change = (currentPassword: string) =>
    house.call('PUT', '/admin/account/password', {
      body: { currentPassword, newPassword: 'curd-rice-at-one' },
    })
  const refused = await change('not-the-current')
  assert.equal(refused.status, 400)
  assert.deepEqual(Object.keys(refused.json['fields'] as object), ['currentPassword'])
  assert.equal((await change(asha.password)).status, 200)
  assert.equal((await house.call('GET', '/session', { token: other })).status, 401)
  assert.equal((await house.call('GET', '/session')).status, 200)
  assert.equal((await signIn(house, asha)).status, 401)
})

testInHouse('sessions are listed, and ended one by one or all others at once', async (house) => {
  for (let browser = 0; browser < 3; browser++) await signIn(house, asha)
  const sessions = async () => {
    const { json } = await house.call('GET', '/admin/account/sessions')
    return json['sessions'] as { id: string; isCurrent: boolean }[]
  }
  const other = (await sessions()).find((session) => !session.isCurrent)
  await house.call('DELETE', `/admin/account/sessions/${other?.id}`)
  assert.equal((await sessions()).length, 3)
  assert.equal((await house.call('DELETE', `/admin/account/sessions/${other?.id}`)).status, 404)
  await house.call('DELETE', '/admin/account/sessions')
  assert.deepEqual(
    (await sessions()).map((session) => session.isCurrent),
    [true],
  )
})

function signIn(house: House, body: { email: string; password: string }) {
  return house.call('POST', '/login', { token: null, body })
}
