import assert from 'node:assert/strict'
import { system } from '#domain/audit/actor.ts'
import { findContacts } from '#domain/contacts/find-contacts.ts'
import { renewCustomerPassword } from '#domain/customers/renew-customer-password.ts'
import { testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'
import { writesFromHosur } from '../fixtures/questions.ts'

const gstNumber = '29ZZZFZ9999Z1Z9'
const { message } = writesFromHosur

/** As a browser without scripts posts a form of the page. */
function post({ address }: TestServer, path: string, typed: Record<string, string>) {
  return fetch(`${address}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: address },
    body: new URLSearchParams(typed),
  })
}

function typedBy({ name, email, phone, company, message }: typeof writesFromHosur) {
  return { name, email, phone, company: company ?? '', message, website: '' }
}

testOnServer(
  'a message without scripts leads to its receipt, which is not cached',
  async (server) => {
    const sent = await post(server, '/contact', typedBy(writesFromHosur))
    assert.equal(sent.status, 303)
    const receipt = sent.headers.get('location') ?? ''
    assert.match(receipt, /^\/contact\?as=new&sent=C-\w{8}#write$/)
    const page = await server.get(receipt)
    assert.equal(page.headers.get('cache-control'), 'no-store')
    assert.match(await page.text(), /New customer query submitted!/)
    const forged = await (await server.get('/contact?sent=%3Cb%3E')).text()
    assert.doesNotMatch(forged, /query submitted/)
  },
)

testOnServer('a message may be as short as "Call me"', async (server) => {
  const sent = await post(server, '/contact', { ...typedBy(writesFromHosur), message: 'Call me' })
  assert.equal(sent.status, 303)
})

testOnServer('an existing customer signs in with the message', async (server) => {
  const { password } = await renewCustomerPassword(server.app, system, gstNumber)
  const sent = await post(server, '/contact?as=existing', { gstNumber, password, message })
  assert.equal(sent.status, 303)
  const page = await server.get(sent.headers.get('location') ?? '')
  assert.match(await page.text(), /Existing customer query submitted!/)
  const [contact] = await findContacts(server.app.db, { type: 'existing' })
  assert.equal(contact?.message, message)
})

testOnServer(
  'a wrong password is one clear error, with all that was typed except itself',
  async (server) => {
    const typed = { gstNumber, password: 'guess-work-1', message }
    const refused = await post(server, '/contact?as=existing', typed)
    const html = await refused.text()
    assert.equal(refused.status, 401)
    assert.equal(refused.headers.get('cache-control'), 'no-store')
    assert.match(html, /Invalid GST number or password/)
    assert.equal(html.match(/role="alert"[\s\S]*?<fieldset/)?.[0].match(/<p /g)?.length, 1)
    assert(html.includes(gstNumber) && html.includes(message))
    assert(!html.includes(typed.password))
  },
)

testOnServer(
  'a refused message comes back as it was typed, each fault at its field',
  async (server) => {
    const typed = { ...typedBy(writesFromHosur), email: '<b>nobody</b>', phone: '12' }
    const refused = await post(server, '/contact', typed)
    const html = await refused.text()
    assert.equal(refused.status, 400)
    assert.match(html, /Please enter a valid email address/)
    assert.match(html, /Please enter a valid phone number \(10-15 digits\)/)
    assert.match(html, /value="&lt;b&gt;nobody&lt;\/b&gt;"/)
    assert(html.includes(writesFromHosur.name))
    assert.deepEqual(await findContacts(server.app.db, {}), [])
  },
)

testOnServer('the map of another site is not asked before a visitor asks', async ({ get }) => {
  const html = await (await get('/contact')).text()
  assert.doesNotMatch(html, /<iframe/)
  assert.match(html, /href="https:\/\/www\.openstreetmap\.org\/search/)
})
