import assert from 'node:assert/strict'
import { requestPasswordReset } from '#domain/accounts/reset-password.ts'
import { linkTokenContext } from '#domain/outbox/enqueue-email.ts'
import { testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'
import { asha, fromHome } from '../fixtures/people.ts'

const password = 'ginger-tea-at-eleven'

testOnServer('the sign-in page links to the page that resets a password', async ({ get }) => {
  assert.match(await (await get('/login')).text(), /href="\/login\/reset"/)
  const page = await get('/login/reset')
  assert.equal(page.status, 200)
  assert.match(await page.text(), /Send link/)
})

testOnServer(
  'a page with a token is stored nowhere, sends no other site its address, and does not repeat it',
  async (server) => {
    const token = await tokenFor(server)
    const pages = [`/login/reset?token=${token}`, `/login/reset.data?token=${token}`]
    for (const path of pages) {
      const page = await server.get(path)
      assert.equal(page.status, 200, path)
      assert.equal(page.headers.get('cache-control'), 'no-store', path)
      assert.equal(page.headers.get('referrer-policy'), 'same-origin', path)
      assert(!(await page.text()).includes(token), path)
    }
    const html = await (await server.get(pages[0] ?? '')).text()
    assert.match(html, /name="robots" content="noindex"/)
    assert.match(html, /Set a new password/)
  },
)

testOnServer(
  'a link works after a mail program has opened it, and then no more',
  async (server) => {
    const token = await tokenFor(server)
    for (let visit = 0; visit < 3; visit++) await server.get(`/login/reset?token=${token}`)
    const confirmed = await confirm(server, token)
    assert.equal(confirmed.status, 200)
    assert.equal(
      confirmed.json['message'],
      'Your password is changed, and all sessions have ended. Sign in with the new password.',
    )
    assert.equal((await server.call('GET', '/session')).status, 401)
    const again = await confirm(server, token)
    assert.equal(again.status, 400)
    assert.match(String(again.json['message']), /^This link has been used already/)
    const page = await (await server.get(`/login/reset?token=${token}`)).text()
    assert.match(page, /Ask for a new link/)
  },
)

testOnServer('a request gets one and the same response for every address', async (server) => {
  const responses = []
  for (const email of [asha.email, 'nobody@tamarindit.example']) {
    const { status, text } = await server.call('POST', '/password-reset', {
      token: null,
      body: { email },
    })
    responses.push([status, text])
  }
  assert.deepEqual(responses[0], responses[1])
  assert.equal(responses[0]?.[0], 200)
})

testOnServer('a weak new password is refused at its field', async (server) => {
  const token = await tokenFor(server)
  const { status, json } = await confirm(server, token, 'password1234')
  assert.equal(status, 400)
  assert.deepEqual(Object.keys(json['fields'] as object), ['password'])
})

function confirm({ call }: TestServer, token: string, chosen = password) {
  const body = { token, password: chosen }
  return call('POST', '/password-reset/confirm', { token: null, body })
}

async function tokenFor({ app }: TestServer) {
  await requestPasswordReset(app, asha, fromHome)
  const { id, linkToken } = await app.db
    .selectFrom('emails')
    .select(['id', 'linkToken'])
    .where('kind', '=', 'password-reset')
    .executeTakeFirstOrThrow()
  const token = app.secrets.open(linkToken ?? '', linkTokenContext(id))
  assert(token)
  return token
}
