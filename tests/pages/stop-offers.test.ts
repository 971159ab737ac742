import assert from 'node:assert/strict'
import { findEnquiries } from '#domain/enquiries/find-enquiries.ts'
import { receiveEnquiry } from '#domain/enquiries/receive-enquiry.ts'
import { testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'
import { laptopsForTheOffice } from '../fixtures/questions.ts'

/** Meera agrees to offers. Gives the path of the link in her e-mail. */
async function linkOfMeera({ app }: TestServer) {
  const sender = { address: '203.0.113.7' }
  await receiveEnquiry(app, { ...laptopsForTheOffice, marketing: true }, sender)
  const email = await app.db
    .selectFrom('emails')
    .select('content')
    .where('kind', '=', 'enquiry-acknowledgement')
    .executeTakeFirstOrThrow()
  const { stopLink } = JSON.parse(email.content) as { stopLink?: { path: string } }
  return stopLink?.path ?? ''
}

async function withdrawnAt({ app }: TestServer) {
  const [enquiry] = await findEnquiries(app.db, {})
  return enquiry?.consent?.withdrawnAt ?? null
}

function post({ address }: TestServer, path: string, body: string, headers: object = {}) {
  return fetch(`${address}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body,
  })
}

testOnServer(
  'the link in an e-mail shows what it ends, and opening it ends nothing',
  async (server) => {
    const link = await linkOfMeera(server)
    assert.match(link, /^\/offers\/stop\?token=[\w-]{43}$/)
    const page = await server.get(link)
    const html = await page.text()
    assert.equal(page.status, 200)
    assert.match(html, /E-mail me offers and news/)
    assert(html.includes('m•••@lakeview.example') && !html.includes(laptopsForTheOffice.email))
    assert.equal(await withdrawnAt(server), null)
  },
)

testOnServer('the page of a link is neither stored nor indexed', async (server) => {
  const page = await server.get(await linkOfMeera(server))
  assert.equal(page.headers.get('cache-control'), 'no-store')
  assert.match(await page.text(), /<meta name="robots" content="noindex"/)
})

testOnServer(
  'the button ends offers without scripts, and a reload sends nothing',
  async (server) => {
    const link = await linkOfMeera(server)
    const sent = await post(server, link, '', { Origin: server.address })
    assert.equal(sent.status, 303)
    assert.equal(sent.headers.get('location'), link)
    assert.notEqual(await withdrawnAt(server), null)
    const html = await (await server.get(link)).text()
    assert.match(html, /Offers and news have ended/)
    assert.doesNotMatch(html, /<form[^>]*method="post"/)
  },
)

testOnServer('a mail program ends offers by one POST, which is not redirected', async (server) => {
  const link = await linkOfMeera(server)
  const response = await post(server, link, 'List-Unsubscribe=One-Click')
  assert.equal(response.status, 200)
  assert.notEqual(await withdrawnAt(server), null)
  const again = await post(server, link, 'List-Unsubscribe=One-Click')
  assert.equal(again.status, 200)
})

testOnServer('a mail program may send its POST as a multipart form', async (server) => {
  const link = await linkOfMeera(server)
  const body = new FormData()
  body.append('List-Unsubscribe', 'One-Click')
  const response = await fetch(`${server.address}${link}`, { method: 'POST', body })
  assert.equal(response.status, 200)
  assert.notEqual(await withdrawnAt(server), null)
})

testOnServer('a form on another site ends nothing', async (server) => {
  const link = await linkOfMeera(server)
  const response = await post(server, link, '', { Origin: 'https://elsewhere.example' })
  assert.equal(response.status, 403)
  assert.equal(await withdrawnAt(server), null)
})

testOnServer('a link that is not whole is a clear 404', async (server) => {
  const link = await linkOfMeera(server)
  for (const path of ['/offers/stop', link.slice(0, -1), `${link}%00`]) {
    const page = await server.get(path)
    assert.equal(page.status, 404, path)
    assert.match(await page.text(), /This link does not work/)
    assert.equal((await post(server, path, '')).status, 404, path)
  }
  assert.equal(await withdrawnAt(server), null)
})
