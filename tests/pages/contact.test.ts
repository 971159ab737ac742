import assert from 'node:assert/strict'
import { house as theHouse } from '#domain/audit/actor.ts'
import { findContacts } from '#domain/contacts/find-contacts.ts'
import { renewCustomerPassword } from '#domain/customers/change-customers.ts'
import { testInHouse } from '../open-house.ts'
import type { House } from '../open-house.ts'
import { writesFromHosur } from '../stories/questions.ts'

const gstNumber = '29ZZZFZ9999Z1Z9'
const { message } = writesFromHosur

/** As a browser without scripts posts a form of the page. */
function post({ address }: House, path: string, typed: Record<string, string>) {
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

testInHouse('a message without scripts leads to its receipt, which nobody keeps', async (house) => {
  const sent = await post(house, '/contact', typedBy(writesFromHosur))
  assert.equal(sent.status, 303)
  const receipt = sent.headers.get('location') ?? ''
  assert.match(receipt, /^\/contact\?as=new&sent=C-\w{8}$/)
  const page = await house.get(receipt)
  assert.equal(page.headers.get('cache-control'), 'no-store')
  assert.match(await page.text(), /New customer query submitted!/)
  const forged = await (await house.get('/contact?sent=%3Cb%3E')).text()
  assert.doesNotMatch(forged, /query submitted/)
})

testInHouse('a message may be as short as "Call me"', async (house) => {
  const sent = await post(house, '/contact', { ...typedBy(writesFromHosur), message: 'Call me' })
  assert.equal(sent.status, 303)
})

testInHouse('an existing customer signs in with the message', async (house) => {
  const { password } = await renewCustomerPassword(house.app, theHouse, gstNumber)
  const sent = await post(house, '/contact?as=existing', { gstNumber, password, message })
  assert.equal(sent.status, 303)
  const page = await house.get(sent.headers.get('location') ?? '')
  assert.match(await page.text(), /Existing customer query submitted!/)
  const [contact] = await findContacts(house.app.db, { type: 'existing' })
  assert.equal(contact?.message, message)
})

testInHouse(
  'a wrong password is one clear answer, with what was typed but for itself',
  async (house) => {
    const typed = { gstNumber, password: 'guess-work-1', message }
    const refused = await post(house, '/contact?as=existing', typed)
    const html = await refused.text()
    assert.equal(refused.status, 401)
    assert.equal(refused.headers.get('cache-control'), 'no-store')
    assert.match(html, /Invalid GST number or password/)
    assert.equal(html.match(/role="alert"[\s\S]*?<fieldset/)?.[0].match(/<p /g)?.length, 1)
    assert(html.includes(gstNumber) && html.includes(message))
    assert(!html.includes(typed.password))
  },
)

testInHouse(
  'a refused message comes back as it was typed, each fault at its field',
  async (house) => {
    const typed = { ...typedBy(writesFromHosur), email: '<b>nobody</b>', phone: '12' }
    const refused = await post(house, '/contact', typed)
    const html = await refused.text()
    assert.equal(refused.status, 400)
    assert.match(html, /Please enter a valid email address/)
    assert.match(html, /Please enter a valid phone number \(10-15 digits\)/)
    assert.match(html, /value="&lt;b&gt;nobody&lt;\/b&gt;"/)
    assert(html.includes(writesFromHosur.name))
    assert.deepEqual(await findContacts(house.app.db, {}), [])
  },
)

testInHouse('the map of another site is not asked before a visitor asks', async ({ get }) => {
  const html = await (await get('/contact')).text()
  assert.doesNotMatch(html, /<iframe/)
  assert.match(html, /href="https:\/\/www\.openstreetmap\.org\/search/)
})
