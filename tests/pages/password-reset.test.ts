import assert from 'node:assert/strict'
import { requestPasswordReset } from '#domain/accounts/reset-password.ts'
import { linkTokenContext } from '#domain/outbox/enqueue-email.ts'
import { testInHouse } from '../open-house.ts'
import type { House } from '../open-house.ts'
import { asha, fromHome } from '../stories/people.ts'

const password = 'ginger-tea-at-eleven'

testInHouse('the sign-in page links to the page that resets a password', async ({ get }) => {
  assert.match(await (await get('/login')).text(), /href="\/login\/reset"/)
  const page = await get('/login/reset')
  assert.equal(page.status, 200)
  assert.match(await page.text(), /Send Link/)
})

testInHouse(
  'a page with a token is stored nowhere, tells no other site its address, and does not repeat it',
  async (house) => {
    const token = await tokenFor(house)
    const pages = [`/login/reset?token=${token}`, `/login/reset.data?token=${token}`]
    for (const path of pages) {
      const page = await house.get(path)
      assert.equal(page.status, 200, path)
      assert.equal(page.headers.get('cache-control'), 'no-store', path)
      assert.equal(page.headers.get('referrer-policy'), 'same-origin', path)
      assert(!(await page.text()).includes(token), path)
    }
    const html = await (await house.get(pages[0] ?? '')).text()
    assert.match(html, /name="robots" content="noindex"/)
    assert.match(html, /Set a new password/)
  },
)

testInHouse('a link works after a mail program has opened it, and then no more', async (house) => {
  const token = await tokenFor(house)
  for (let visit = 0; visit < 3; visit++) await house.get(`/login/reset?token=${token}`)
  const confirmed = await confirm(house, token)
  assert.equal(confirmed.status, 200)
  assert.equal(
    confirmed.json['message'],
    'Your password is changed, and all sessions have ended. Sign in with the new password.',
  )
  assert.equal((await house.call('GET', '/session')).status, 401)
  const again = await confirm(house, token)
  assert.equal(again.status, 400)
  assert.match(String(again.json['message']), /^This link has been used already/)
  const page = await (await house.get(`/login/reset?token=${token}`)).text()
  assert.match(page, /Ask for a new link/)
})

testInHouse('a request gets one and the same response for every address', async (house) => {
  const responses = []
  for (const email of [asha.email, 'nobody@tamarindit.example']) {
    const { status, text } = await house.call('POST', '/password-reset', {
      token: null,
      body: { email },
    })
    responses.push([status, text])
  }
  assert.deepEqual(responses[0], responses[1])
  assert.equal(responses[0]?.[0], 200)
})

testInHouse('a weak new password is refused at its field', async (house) => {
  const token = await tokenFor(house)
  const { status, json } = await confirm(house, token, 'password1234')
  assert.equal(status, 400)
  assert.deepEqual(Object.keys(json['fields'] as object), ['password'])
})

function confirm({ call }: House, token: string, chosen = password) {
  const body = { token, password: chosen }
  return call('POST', '/password-reset/confirm', { token: null, body })
}

async function tokenFor({ app }: House) {
  await requestPasswordReset(app, asha, fromHome)
  const { id, linkToken } = await app.db
    .selectFrom('letters')
    .select(['id', 'linkToken'])
    .where('kind', '=', 'password-reset')
    .executeTakeFirstOrThrow()
  const token = app.secrets.open(linkToken ?? '', linkTokenContext(id))
  assert(token)
  return token
}
