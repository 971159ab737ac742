import assert from 'node:assert/strict'
import { findEnquiries } from '#domain/enquiries/find-enquiries.ts'
import { receiveEnquiry } from '#domain/enquiries/receive-enquiry.ts'
import { testInHouse } from '../open-house.ts'
import type { House } from '../open-house.ts'
import { laptopsForTheOffice } from '../stories/questions.ts'

/** Meera agrees to offers. Gives the path of the link in her e-mail. */
async function linkOfMeera({ app }: House) {
  const sender = { address: '203.0.113.7' }
  await receiveEnquiry(app, { ...laptopsForTheOffice, marketing: true }, sender)
  const email = await app.db
    .selectFrom('letters')
    .select('content')
    .where('kind', '=', 'enquiry-acknowledgement')
    .executeTakeFirstOrThrow()
  const { stopLink } = JSON.parse(email.content) as { stopLink?: { path: string } }
  return stopLink?.path ?? ''
}

async function withdrawnAt({ app }: House) {
  const [enquiry] = await findEnquiries(app.db, {})
  return enquiry?.consent?.withdrawnAt ?? null
}

function post({ address }: House, path: string, body: string, headers: object = {}) {
  return fetch(`${address}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body,
  })
}

testInHouse(
  'the link in an e-mail shows what it ends, and opening it ends nothing',
  async (house) => {
    const link = await linkOfMeera(house)
    assert.match(link, /^\/offers\/stop\?token=[\w-]{43}$/)
    const page = await house.get(link)
    const html = await page.text()
    assert.equal(page.status, 200)
    assert.match(html, /Send me offers and news by e-mail now and then/)
    assert(html.includes('m•••@lakeview.example') && !html.includes(laptopsForTheOffice.email))
    assert.equal(await withdrawnAt(house), null)
  },
)

testInHouse('the page of a link is neither stored nor indexed', async (house) => {
  const page = await house.get(await linkOfMeera(house))
  assert.equal(page.headers.get('cache-control'), 'no-store')
  assert.match(await page.text(), /<meta name="robots" content="noindex"/)
})

testInHouse('the button ends offers without scripts, and a reload sends nothing', async (house) => {
  const link = await linkOfMeera(house)
  const sent = await post(house, link, '', { Origin: house.address })
  assert.equal(sent.status, 303)
  assert.equal(sent.headers.get('location'), link)
  assert.notEqual(await withdrawnAt(house), null)
  const html = await (await house.get(link)).text()
  assert.match(html, /Offers and news have ended/)
  assert.doesNotMatch(html, /<form[^>]*method="post"/)
})

testInHouse('a mail program ends offers by one POST, which is not redirected', async (house) => {
  const link = await linkOfMeera(house)
  const answer = await post(house, link, 'List-Unsubscribe=One-Click')
  assert.equal(answer.status, 200)
  assert.notEqual(await withdrawnAt(house), null)
  const again = await post(house, link, 'List-Unsubscribe=One-Click')
  assert.equal(again.status, 200)
})

testInHouse('a mail program may send its POST as a multipart form', async (house) => {
  const link = await linkOfMeera(house)
  const body = new FormData()
  body.append('List-Unsubscribe', 'One-Click')
  const answer = await fetch(`${house.address}${link}`, { method: 'POST', body })
  assert.equal(answer.status, 200)
  assert.notEqual(await withdrawnAt(house), null)
})

testInHouse('a form on another site ends nothing', async (house) => {
  const link = await linkOfMeera(house)
  const answer = await post(house, link, '', { Origin: 'https://elsewhere.example' })
  assert.equal(answer.status, 403)
  assert.equal(await withdrawnAt(house), null)
})

testInHouse('a link that is not whole is a clear 404', async (house) => {
  const link = await linkOfMeera(house)
  for (const path of ['/offers/stop', link.slice(0, -1), `${link}%00`]) {
    const page = await house.get(path)
    assert.equal(page.status, 404, path)
    assert.match(await page.text(), /This link does not work/)
    assert.equal((await post(house, path, '')).status, 404, path)
  }
  assert.equal(await withdrawnAt(house), null)
})
