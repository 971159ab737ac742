import assert from 'node:assert/strict'
import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import { submissionMessages } from '#contract/submissions/submission.ts'
import { generalMessages } from '#contract/refused-response.ts'
import { comparedMessages } from '#contract/products/compared-products.ts'
import { system } from '#domain/audit/actor.ts'
import { findEnquiries } from '#domain/enquiries/find-enquiries.ts'
import { addProduct } from '#domain/products/add-product.ts'
import { withdrawProduct } from '#domain/products/withdraw-products.ts'
import { publicCaching } from '#platform/http/public-caching.ts'
import { testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'
import { tallyPrinter, travelBook } from '../fixtures/goods.ts'
import { laptopsForTheOffice } from '../fixtures/questions.ts'

const { name, email, phone, company, product, message } = laptopsForTheOffice
const asked = { name, email, phone, company: company ?? '', product, message, website: '' }

testOnServer(
  'a form that is sent without scripts is stored, and its reload sends nothing',
  async (server) => {
    const sent = await post(server, asked)
    assert.equal(sent.status, 303)
    const address = sent.headers.get('location') ?? ''
    assert.match(address, /^\/enquiry\?sent=E-\w{8}$/)
    const receipt = await server.get(address)
    const html = await receipt.text()
    assert.equal(receipt.status, 200)
    assert.equal(receipt.headers.get('cache-control'), 'no-store')
    assert(html.includes(enquiryMessages.received))
    assert(html.includes(address.slice(-10)))
    const [kept, ...others] = await findEnquiries(server.app.db, {})
    assert.equal(others.length, 0)
    assert.equal(kept?.message, message)
    assert.equal(kept?.reference, address.slice(-10))
  },
)

testOnServer('the same form sent twice is one enquiry', async (server) => {
  const first = await post(server, asked)
  const second = await post(server, asked)
  assert.equal(second.headers.get('location'), first.headers.get('location'))
  assert.equal((await findEnquiries(server.app.db, {})).length, 1)
})

testOnServer('a reference that is none is not thanked for', async ({ get }) => {
  for (const sent of ['E-', '<b>E-7KD2MQ4X', 'E-7KD2MQ4XX', 'e-7kd2mq4x']) {
    const html = await (await get(`/enquiry?sent=${encodeURIComponent(sent)}`)).text()
    assert(!html.includes(enquiryMessages.received), sent)
  }
})

testOnServer(
  'refused input comes back as it was typed, with a text at each field',
  async (server) => {
    const typed = { ...asked, name: '', phone: '12345', message: 'Price?', marketing: 'on' }
    const refused = await post(server, typed)
    const html = await refused.text()
    assert.equal(refused.status, 400)
    assert.equal(refused.headers.get('cache-control'), 'no-store')
    for (const text of [
      generalMessages.refusedInput,
      submissionMessages.nameRequired,
      submissionMessages.phoneInvalid,
      enquiryMessages.messageShort,
    ])
      assert(html.includes(text), text)
    assert.equal(html.match(/aria-invalid="true"/g)?.length, 3)
    for (const value of [email, '12345', product]) assert(html.includes(`value="${value}"`), value)
    assert.match(html, />Price\?<\/textarea>/)
    assert.match(html, /name="marketing"[^>]*checked/)
    assert.equal((await findEnquiries(server.app.db, {})).length, 0)
  },
)

testOnServer('typed markup is text on the page', async (server) => {
  const markup = '"><script>alert(1)</script></textarea>'
  const typed = Object.fromEntries(Object.keys(asked).map((field) => [field, markup]))
  const html = await (await post(server, typed)).text()
  assert(!html.includes('<script>alert'))
  assert(html.includes('&lt;script&gt;alert(1)'))
})

testOnServer('a form from another site is refused', async (server) => {
  const refused = await post(server, asked, { headers: { Origin: 'http://evil.example' } })
  assert.equal(refused.status, 403)
  assert.equal((await findEnquiries(server.app.db, {})).length, 0)
})

testOnServer('a form is taken under any of the site’s own addresses', async (server) => {
  const { port } = new URL(server.address)
  const own = [`http://127.0.0.1:${port}`, 'http://shop.example', 'https://shop.example']
  for (const Origin of own) {
    assert.equal((await post(server, asked, { headers: { Origin } })).status, 303, Origin)
  }
})

testOnServer('an enquiry that fills the hidden field is stored and marked', async (server) => {
  const sent = await post(server, { ...asked, website: 'https://spam.example' })
  assert.equal(sent.status, 303)
  const [kept] = await findEnquiries(server.app.db, {})
  assert.equal(kept?.isSuspect, true)
})

testOnServer('an address that sends too many enquiries gets the time to wait', async (server) => {
  for (let sent = 0; sent < 20; sent += 1) {
    assert.equal((await post(server, { ...asked, message: `Question number ${sent}` })).status, 303)
  }
  const refused = await post(server, { ...asked, message: 'One more question of mine' })
  const html = await refused.text()
  assert.equal(refused.status, 429)
  assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/)
  assert(html.includes(enquiryMessages.submitFailed))
  assert.match(html, /Please try again in \d+ minutes/)
  assert(html.includes('One more question of mine'))
})

testOnServer('a form without scripts that is sent again is not counted again', async (server) => {
  const first = (await post(server, asked)).headers.get('location')
  for (let sent = 0; sent < 25; sent += 1) {
    assert.equal((await post(server, asked)).headers.get('location'), first)
  }
})

testOnServer(
  'a body that is no form, or too large, is refused without a server error',
  async (server) => {
    const json = { 'Content-Type': 'application/json' }
    const send = (body: string, headers: Record<string, string>) =>
      fetch(`${server.address}/enquiry`, { method: 'POST', body, headers })
    assert.equal((await send('{}', json)).status, 400)
    assert.equal((await send('', {})).status, 400)
    assert.equal((await post(server, { ...asked, message: 'x'.repeat(70_000) })).status, 413)
  },
)

testOnServer(
  'the form knows its product, and does without one it does not know',
  async (server) => {
    const { id } = await addProduct(server.app, system, travelBook)
    const page = await server.get(`/enquiry?product=${id}`)
    const html = await page.text()
    assert(html.includes(`name="product" value="${travelBook.name}"`))
    assert(html.includes(`name="productId" value="${id}"`))
    assert.equal(page.headers.get('cache-control'), publicCaching)
    const unknown = await server.get('/enquiry?product=nothing')
    assert.equal(unknown.status, 200)
    assert.equal(unknown.headers.get('cache-control'), 'no-store')
    assert.match(await unknown.text(), /name="product" value=""/)
  },
)

const single = 'This product is no longer in our catalogue, or the address is incomplete.'

testOnServer(
  'an enquiry about a withdrawn product says that it is gone, and names it in the form',
  async (server) => {
    const { id } = await addProduct(server.app, system, travelBook)
    const read = async (asked: string) => {
      const page = await server.get(`/enquiry?product=${asked}`)
      return { html: await page.text(), caching: page.headers.get('cache-control') }
    }
    assert.doesNotMatch((await read(id)).html, /no longer in our catalogue/)
    await withdrawProduct(server.app, system, id)
    const { html, caching } = await read(id)
    assert(html.includes(`${travelBook.name} is no longer in our catalogue.`))
    assert(html.includes(`name="product" value="${travelBook.name}"`))
    assert.match(html, /name="productId" value=""/)
    assert.equal(caching, 'no-store')
    const { id: other } = await addProduct(server.app, system, tallyPrinter)
    const both = await read(`${id},${other}`)
    assert(both.html.includes(comparedMessages.gone(1)))
    assert(both.html.includes(`name="product" value="${tallyPrinter.name}"`))
    assert.equal(both.caching, 'no-store')
    assert((await read('nothing')).html.includes(single))
    assert.doesNotMatch((await read('')).html, /no longer in our catalogue/)
  },
)

testOnServer('an enquiry never names a draft, nor one that was withdrawn', async (server) => {
  const secret = { ...travelBook, name: 'Secret', publication: 'Draft' } as const
  const { id } = await addProduct(server.app, system, secret)
  const html = async () => (await server.get(`/enquiry?product=${id}`)).text()
  assert((await html()).includes(single))
  assert.doesNotMatch(await html(), /Secret/)
  await withdrawProduct(server.app, system, id)
  assert((await html()).includes(single))
  assert.doesNotMatch(await html(), /Secret/)
})

testOnServer('a product that the address names twice is one line of the form', async (server) => {
  const { id: laptop } = await addProduct(server.app, system, travelBook)
  const { id: printer } = await addProduct(server.app, system, tallyPrinter)
  const path = `/enquiry?product=${laptop},${laptop}-other-name,${printer}`
  const html = await (await server.get(path)).text()
  assert.equal(html.split(`name="products.${laptop}"`).length, 2)
  assert(html.includes(`name="products.${printer}"`))
})

testOnServer(
  'without scripts, each of several products has its quantity, and a wrong one is marked',
  async (server) => {
    const { id: laptop } = await addProduct(server.app, system, travelBook)
    const { id: printer } = await addProduct(server.app, system, tallyPrinter)
    const path = `/enquiry?product=${laptop},${printer}`
    const quantities = { [`products.${laptop}`]: '1,200', [`products.${printer}`]: 'ten' }
    const refused = await post(server, { ...asked, ...quantities }, { path })
    assert.equal(refused.status, 400)
    const html = await refused.text()
    assert(html.includes(enquiryMessages.quantityInvalid))
    const fields = html.match(/<input[^>]* name="products\.[^>]*>/g) ?? []
    assert.deepEqual(
      fields.map((field) => [field.includes('value="1,200"'), field.includes('invalid="true"')]),
      [
        [true, false],
        [false, true],
      ],
    )
    const sent = { ...asked, ...quantities, [`products.${printer}`]: '' }
    assert.equal((await post(server, sent, { path })).status, 303)
    const [kept] = await findEnquiries(server.app.db, {})
    assert.deepEqual(
      kept?.products.map(({ name, quantity }) => [name, quantity]),
      [
        [travelBook.name, 1200],
        [tallyPrinter.name, null],
      ],
    )
  },
)

testOnServer(
  'an enquiry is about the product that it names, whatever the form was opened for',
  async (server) => {
    const { id } = await addProduct(server.app, system, travelBook)
    const names = [travelBook.name, ` ${travelBook.name}`, 'Something else', travelBook.name]
    const ids = [id, id, id, 'unknown']
    for (const [at, product] of names.entries()) {
      const form = { ...asked, product, productId: ids[at] ?? '', message: `${message} ${at}` }
      assert.equal((await post(server, form)).status, 303)
    }
    const kept = await findEnquiries(server.app.db, {})
    assert.deepEqual(kept.map(({ product, productId }) => [product, productId]).toReversed(), [
      [travelBook.name, id],
      [travelBook.name, id],
      ['Something else', null],
      [travelBook.name, null],
    ])
    const { json } = await server.call('POST', '/enquiry', {
      token: null,
      body: { ...asked, product: 'By a call', productId: id },
    })
    assert.match(String(json['reference']), /^E-/)
    assert.equal((await findEnquiries(server.app.db, {}))[0]?.productId, null)
  },
)

testOnServer('a form survives a database that is gone', async (server) => {
  if (server.engine !== 'sqlite') return
  await server.database.close()
  const failed = await post(server, asked)
  const html = await failed.text()
  assert.equal(failed.status, 500)
  assert(html.includes(enquiryMessages.submitFailed))
  assert(html.includes(generalMessages.failed))
  assert(html.includes(message))
})

testOnServer('the privacy page has its texts, and every page links to it', async ({ get }) => {
  const text = await (await get('/privacy')).text()
  assert.match(text, /no cookies/)
  assert.match(text, /deleted from the site 366 days after/)
  for (const path of ['/', '/enquiry', '/nowhere'])
    assert.match(await (await get(path)).text(), /href="\/privacy"/, path)
})

function post(
  server: TestServer,
  form: Record<string, string>,
  { path = '/enquiry', headers = {} } = {},
) {
  return fetch(server.address + path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(form),
    headers,
  })
}
