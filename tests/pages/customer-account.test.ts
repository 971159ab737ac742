import assert from 'node:assert/strict'
import { accountSuspended, customerMessages } from '#contract/customers/customer.ts'
import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import { enquiryInputMessages } from '#contract/enquiries/enquiry-input.ts'
import { ownAccountMessages } from '#contract/customers/own-account.ts'
import { ownEnquiryMessages } from '#contract/own-enquiries/own-enquiry.ts'
import { system } from '#domain/audit/actor.ts'
import { deleteCustomer } from '#domain/customers/delete-customer.ts'
import { changeOwnPassword } from '#domain/customers/change-own-password.ts'
import { receiveEnquiry } from '#domain/enquiries/receive-enquiry.ts'
import { addProduct } from '#domain/products/add-product.ts'
import { sessionLimits } from '#domain/session-times.ts'
import {
  agarwalWarehouse,
  atRamesh,
  customerIdOf,
  farida,
  openAccount,
  ownPassword,
  ramesh,
  sunita,
} from '../fixtures/customers.ts'
import { tallyPrinter, travelBook } from '../fixtures/goods.ts'
import { priceList } from '../fixtures/price-lists.ts'
import { laptopsForTheOffice } from '../fixtures/questions.ts'
import { tamarind } from '../fixtures/tamarind.ts'
import { testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'

type Sent = { cookie?: string | undefined; origin?: string | null }

/** As a browser without scripts posts a form of the account. */
function post(
  { address }: TestServer,
  path: string,
  typed: Record<string, string>,
  { cookie, origin = address }: Sent = {},
) {
  return fetch(`${address}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...(origin ? { Origin: origin } : {}), ...(cookie ? { Cookie: cookie } : {}) },
    body: new URLSearchParams({
      form: new URL(path, address).searchParams.get('form') ?? '',
      ...typed,
    }),
  })
}

/** The cookie that the browser sends from now on. */
async function signIn(server: TestServer, { gstNumber, password }: typeof ramesh) {
  const signedIn = await post(server, '/account?form=sign-in', { gstNumber, password })
  assert.deepEqual([signedIn.status, signedIn.headers.get('location')], [303, '/account'])
  return signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function enquire({ app }: TestServer, customer: typeof ramesh, message: string) {
  const customerId = await customerIdOf(app, customer)
  const form = { ...laptopsForTheOffice, email: customer.email, message }
  return (await receiveEnquiry(app, form, { ...atRamesh, customerId })).reference
}

const secret = 'A question that only Ramesh may see.'

async function page(server: TestServer, path: string, cookie?: string) {
  const response = await server.get(path, cookie ? { Cookie: cookie } : {})
  return { response, status: response.status, html: await response.text() }
}

testOnServer(
  'a customer signs in without scripts, reads enquiries and signs out',
  async (server) => {
    await openAccount(server.app, ramesh)
    const reference = await enquire(server, ramesh, secret)
    const cookie = await signIn(server, ramesh)
    const own = await page(server, '/account', cookie)
    assert.equal(own.status, 200)
    for (const text of [reference, laptopsForTheOffice.product, ramesh.name, 'Received']) {
      assert(own.html.includes(text), text)
    }
    const one = await page(server, `/account/enquiries/${reference}`, cookie)
    assert(one.html.includes(secret))
    const out = await post(server, '/account?form=sign-out', {}, { cookie })
    assert.deepEqual([out.status, out.headers.get('location')], [303, '/account?done=signed-out'])
    assert.match(out.headers.get('set-cookie') ?? '', /^customer=; Max-Age=0;/)
    const after = await page(server, '/account?done=signed-out', cookie)
    assert(after.html.includes(ownAccountMessages.signedOut))
    assert(!after.html.includes(ramesh.name))
  },
)

testOnServer(
  'a signed-in customer does not type the GST number to change the password',
  async (server) => {
    await openAccount(server.app, ramesh)
    const own = `value="${ramesh.gstNumber}"`
    assert(!(await page(server, '/account/password')).html.includes(own))
    const cookie = await signIn(server, ramesh)
    assert((await page(server, '/account/password', cookie)).html.includes(own))
  },
)

testOnServer('the cookie is not for scripts, and ends with the session', async (server) => {
  await openAccount(server.app, ramesh)
  const { gstNumber, password } = ramesh
  const signedIn = await post(server, '/account?form=sign-in', { gstNumber, password })
  assert.match(
    signedIn.headers.get('set-cookie') ?? '',
    /^customer=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
  )
})

testOnServer('a wrong password gets the same text as elsewhere, and no cookie', async (server) => {
  await openAccount(server.app, ramesh)
  const { gstNumber } = ramesh
  const refused = await post(server, '/account?form=sign-in', {
    gstNumber,
    password: 'mangoes-in-june',
  })
  const html = await refused.text()
  assert.equal(refused.status, 401)
  assert.equal(refused.headers.get('set-cookie'), null)
  assert(html.includes(customerMessages.signInWrong))
  assert(html.includes(`value="${gstNumber}"`) && !html.includes('mangoes-in-june'))
  const empty = await post(server, '/account?form=sign-in', {})
  assert.equal(empty.status, 400)
  assert((await empty.text()).includes(customerMessages.gstRequired))
  for (let tries = 0; tries < 4; tries++) {
    await post(server, '/account?form=sign-in', { gstNumber, password: 'mangoes-in-june' })
  }
  const limited = await post(server, '/account?form=sign-in', {
    gstNumber,
    password: 'mangoes-in-june',
  })
  assert.equal(limited.status, 429)
  assert(Number(limited.headers.get('retry-after')) > 0)
})

testOnServer(
  'no page below /account is stored by anybody, whatever its query, its form or its cookie',
  async (server) => {
    await openAccount(server.app, ramesh)
    const reference = await enquire(server, ramesh, secret)
    const cookie = await signIn(server, ramesh)
    for (const path of [
      '/account',
      '/account.data',
      '/account?page=1',
      '/account?page=2&utm_source=x',
      '/account?done=signed-out',
      '/account?q=laptop',
      '/account?sent=1&token=2',
      '/account?_routes=root',
      `/account/enquiries/${reference}`,
      `/account/enquiries/${reference}.data`,
      '/account/enquiries/E-22222222',
      '/account/nothing',
      '/account/password',
    ]) {
      for (const sent of [cookie, undefined, 'customer=unknown', 'theme=dark']) {
        const { response } = await page(server, path, sent)
        assert(response.status < 500, path)
        const caching = response.headers.get('cache-control')
        assert.equal(caching, 'private, no-store', `${path} with ${sent}`)
      }
    }
    const refused = await post(server, '/account?form=sign-in', { gstNumber: 'x' })
    assert.equal(refused.headers.get('cache-control'), 'private, no-store')
  },
)

testOnServer(
  'U+0000 in an address of the account is found nowhere, and is no fault of the server',
  async (server) => {
    await openAccount(server.app, ramesh)
    const reference = await enquire(server, ramesh, secret)
    const cookie = await signIn(server, ramesh)
    for (const path of [
      '/account/enquiries/E-2%00',
      '/account/ask?again=E-2%00',
      '/account/files/E-2%00/1',
      `/account/files/${reference}/1%00`,
    ]) {
      assert.equal((await page(server, path, cookie)).status, 404, path)
    }
    const address = { kind: 'Billing', street: 'MG Road', city: 'Bengaluru', postcode: '560001' }
    const path = '/account/addresses/2%00?form=address'
    const sent = await post(server, path, { ...address, state: 'Karnataka' }, { cookie })
    assert.equal(sent.status, 404)
  },
)

testOnServer('a page that one customer has read is served to nobody else', async (server) => {
  await openAccount(server.app, ramesh)
  await openAccount(server.app, farida)
  const reference = await enquire(server, ramesh, secret)
  const mine = await signIn(server, ramesh)
  const theirs = await signIn(server, farida)
  const paths = [
    '/account',
    '/account.data',
    '/account?page=1',
    `/account/enquiries/${reference}`,
    `/account/enquiries/${reference}.data`,
  ]
  for (const path of paths) {
    assert((await page(server, path, mine)).html.includes(reference), path)
    for (const cookie of [theirs, undefined, 'customer=unknown', `${mine}; ${theirs}`]) {
      const { html } = await page(server, path, cookie)
      assert(!html.includes(secret) && !html.includes(ramesh.name), `${path} with ${cookie}`)
    }
  }
  const stolen = await page(server, `/account/enquiries/${reference}`, theirs)
  const unknown = await page(server, '/account/enquiries/E-22222222', theirs)
  assert.deepEqual([stolen.status, unknown.status], [404, 404])
  assert(stolen.html.includes(ownEnquiryMessages.notFound))
})

testOnServer('no other page depends on who is signed in', async (server) => {
  await openAccount(server.app, ramesh)
  const cookie = await signIn(server, ramesh)
  for (const path of ['/', '/products', '/contact', '/enquiry', '/privacy', '/accounts']) {
    const signedIn = await page(server, path, cookie)
    assert(!signedIn.html.includes(ramesh.name) && !signedIn.html.includes(ramesh.gstNumber), path)
    const visitor = await page(server, path)
    assert.equal(signedIn.html, visitor.html, path)
    assert.equal(signedIn.response.headers.get('set-cookie'), null, path)
  }
})

testOnServer(
  'a form with the cookie from another site, or without an origin, changes nothing',
  async (server) => {
    await openAccount(server.app, ramesh)
    const cookie = await signIn(server, ramesh)
    for (const origin of ['https://elsewhere.example', 'null', null]) {
      const forged = await post(server, '/account?form=sign-out', {}, { cookie, origin })
      assert.equal(forged.status, 403, String(origin))
    }
    assert((await page(server, '/account', cookie)).html.includes(ramesh.name))
  },
)

testOnServer(
  'a session that has ended leads to the sign-in, and the sign-in back to the page',
  async (server) => {
    await openAccount(server.app, ramesh)
    const reference = await enquire(server, ramesh, secret)
    const cookie = await signIn(server, ramesh)
    server.clock.pass(sessionLimits.idle)
    const path = `/account/enquiries/${reference}`
    const ended = await server.get(path, { Cookie: cookie })
    const next = `/account?done=sign-in-first&next=${encodeURIComponent(path)}`
    assert.deepEqual([ended.status, ended.headers.get('location')], [303, next])
    const form = await page(server, next, cookie)
    assert(form.html.includes(ownAccountMessages.signInFirst))
    const { gstNumber, password } = ramesh
    const signInAt = (next: string) =>
      post(server, `/account?${new URLSearchParams({ form: 'sign-in', next })}`, {
        gstNumber,
        password,
      })
    assert.equal((await signInAt(path)).headers.get('location'), path)
    for (const elsewhere of ['https://elsewhere.example', '//elsewhere.example', '/admin']) {
      assert.equal((await signInAt(elsewhere)).headers.get('location'), '/account', elsewhere)
    }
  },
)

testOnServer(
  'a new password, signing out everywhere and the deletion of the account end every session',
  async (server) => {
    await openAccount(server.app, ramesh)
    const { app } = server
    const isSignedIn = async (cookie: string) =>
      (await page(server, '/account', cookie)).html.includes(ramesh.name)
    const first = await signIn(server, ramesh)
    assert(await isSignedIn(first))
    await changeOwnPassword(app, { ...ramesh, newPassword: ownPassword }, atRamesh)
    assert(!(await isSignedIn(first)))
    const renewed = { ...ramesh, password: ownPassword }
    const [here, there] = [await signIn(server, renewed), await signIn(server, renewed)]
    await post(server, '/account?form=sign-out-everywhere', {}, { cookie: here })
    assert(!(await isSignedIn(here)) && !(await isSignedIn(there)))
    const last = await signIn(server, renewed)
    await deleteCustomer(app, system, await customerIdOf(app, ramesh))
    assert(!(await isSignedIn(last)))
  },
)

testOnServer('a customer asks again, which belongs to the account at once', async (server) => {
  await openAccount(server.app, ramesh)
  const reference = await enquire(server, ramesh, secret)
  const cookie = await signIn(server, ramesh)
  const one = await page(server, `/account/enquiries/${reference}`, cookie)
  assert(one.html.includes(`href="/account/ask?again=${reference}"`))
  const form = await page(server, `/account/ask?again=${reference}`, cookie)
  for (const text of [secret, laptopsForTheOffice.product, ramesh.email, ramesh.name]) {
    assert(form.html.includes(text), text)
  }
  assert(!form.html.includes(laptopsForTheOffice.phone))
  const typed = {
    name: ramesh.name,
    email: 'purchase@agarwaltraders.example',
    phone: '9845012345',
    company: '',
    product: laptopsForTheOffice.product,
    quantity: '25',
    message: 'The same once more, please.',
  }
  const refused = await post(server, '/account/ask?form=ask', { ...typed, phone: '' }, { cookie })
  assert.equal(refused.status, 400)
  assert((await refused.text()).includes(typed.message))
  const sent = await post(server, '/account/ask?form=ask', typed, { cookie })
  assert.equal(sent.status, 303)
  const received = await page(server, sent.headers.get('location') ?? '', cookie)
  assert(received.html.includes(enquiryMessages.received))
  assert(received.html.includes(typed.message))
  const [last] = await server.app.db
    .selectFrom('enquiries')
    .select('quantity')
    .orderBy('id', 'desc')
    .execute()
  assert.equal(last?.quantity, 25)
  assert(received.html.includes('Quantity 25'))
  const again = /\/account\/ask\?again=E-\w+/.exec(received.html)?.[0] ?? ''
  assert.match((await page(server, again, cookie)).html, /name="quantity" value="25"/)
})

testOnServer(
  'a customer asks again about several products, with their quantities',
  async (server) => {
    const { app } = server
    await openAccount(app, ramesh)
    const { id: one } = await addProduct(app, system, travelBook)
    const { id: two } = await addProduct(app, system, tallyPrinter)
    const customerId = await customerIdOf(app, ramesh)
    const form = { ...laptopsForTheOffice, product: 'Both', products: { [one]: 10, [two]: null } }
    const { reference } = await receiveEnquiry(app, form, { ...atRamesh, customerId })
    const cookie = await signIn(server, ramesh)
    const own = await page(server, `/account/enquiries/${reference}`, cookie)
    for (const text of ['2 products', 'Quantity 10', `href="/products-details/${two}"`]) {
      assert(own.html.includes(text), text)
    }
    const path = `/account/ask?form=ask&again=${reference}`
    const ask = await page(server, path, cookie)
    const shown = new RegExp(`name="products\\.${one}" value="10"`)
    assert.match(ask.html, shown)
    const typed = {
      name: ramesh.name,
      email: ramesh.email,
      phone: '9845012345',
      product: 'Both',
      [`products.${one}`]: '12',
      [`products.${two}`]: 'many',
      message: 'The same products once more, please.',
    }
    const refused = await post(server, path, typed, { cookie })
    const html = await refused.text()
    assert(html.includes(enquiryInputMessages.quantityInvalid))
    assert.equal(html.split('aria-invalid="true"').length, 2)
    assert(html.includes('value="12"') && html.includes('value="many"'))
    const sent = await post(server, path, { ...typed, [`products.${two}`]: '' }, { cookie })
    assert.match(
      (await page(server, sent.headers.get('location') ?? '', cookie)).html,
      /Quantity 12/,
    )
  },
)

testOnServer(
  'a form that was sent after the session has ended leads to the sign-in, and that back to the form',
  async (server) => {
    await openAccount(server.app, ramesh)
    const { gstNumber, password } = ramesh
    for (const [path, query] of [
      ['/account/ask?form=ask', ''],
      ['/account/ask?form=ask&again=E-22222222', '?again=E-22222222'],
      ['/account/addresses/new?form=address', ''],
      ['/account/company?form=company', ''],
    ] as const) {
      const out = await post(server, path, { message: 'typed' })
      const page = `${path.split('?')[0]}${query}`
      const signInFirst = `/account?${new URLSearchParams({ done: 'sign-in-first', next: page })}`
      assert.deepEqual([out.status, out.headers.get('location')], [303, signInFirst])
      const next = new URLSearchParams({ form: 'sign-in', next: page })
      const signedIn = await post(server, `/account?${next}`, { gstNumber, password })
      assert.equal(signedIn.headers.get('location'), page)
    }
  },
)

testOnServer(
  'each page of the account has a title of its own, and what is missing there leads back to it',
  async (server) => {
    await openAccount(server.app, ramesh)
    const reference = await enquire(server, ramesh, secret)
    const cookie = await signIn(server, ramesh)
    for (const [path, title] of [
      ['/account', 'Your account'],
      ['/account/ask', 'Ask about a product'],
      [`/account/ask?again=${reference}`, `Ask again about ${reference}`],
      [`/account/enquiries/${reference}`, `Your enquiry ${reference}`],
      ['/account/company', 'Your company'],
      ['/account/addresses/new', 'New address'],
      ['/account/people/new', 'New person of your company'],
    ] as const) {
      assert((await page(server, path, cookie)).html.includes(`<title>${title} | `), path)
    }
    for (const path of ['/account/enquiries/E-22222222', '/account/people/1', '/account/nothing']) {
      const { status, html } = await page(server, path, cookie)
      assert.deepEqual([status, html.includes('Back to your account')], [404, true], path)
    }
  },
)

testOnServer(
  'a customer keeps company name, addresses and people without scripts',
  async (server) => {
    await openAccount(server.app, ramesh)
    await openAccount(server.app, farida)
    const cookie = await signIn(server, ramesh)
    const save = (path: string, typed: Record<string, string>) =>
      post(server, path, typed, { cookie })
    const wrong = { ...agarwalWarehouse, postcode: '56' }
    const refused = await save('/account/addresses/new?form=address', wrong)
    assert.equal(refused.status, 400)
    assert((await refused.text()).includes(ownAccountMessages.postcodeWrong))
    for (const [path, typed] of [
      ['/account/company?form=company', { company: 'Agarwal Traders' }],
      ['/account/addresses/new?form=address', agarwalWarehouse],
      ['/account/people/new?form=person', sunita],
    ] as const) {
      const saved = await save(path, typed)
      assert.deepEqual([saved.status, saved.headers.get('location')], [303, '/account?done=saved'])
    }
    const { html } = await page(server, '/account?done=saved', cookie)
    for (const text of ['Agarwal Traders', 'Peenya', '560058', sunita.email]) {
      assert(html.includes(text), text)
    }
    assert(html.includes(ownAccountMessages.saved))
    const path = /\/account\/addresses\/[0-9A-Z]{26}/i.exec(html)?.[0] ?? ''
    assert.equal((await page(server, path, cookie)).status, 200)
    const asked = await page(server, `${path}?remove=yes`, cookie)
    assert.equal(asked.status, 200)
    assert(asked.html.includes('Remove this address?') && asked.html.includes('Peenya'))
    assert(asked.html.includes(`action="${path}?form=remove-address"`))
    assert.equal(asked.response.headers.get('cache-control'), 'private, no-store')
    const others = await signIn(server, farida)
    assert.equal((await page(server, path, others)).status, 404)
    assert.equal((await page(server, `${path}?remove=yes`, others)).status, 404)
    const stolen = await post(server, `${path}?form=remove-address`, {}, { cookie: others })
    assert.equal(stolen.status, 404)
    const removed = await save(`${path}?form=remove-address`, {})
    assert.equal(removed.headers.get('location'), '/account?done=removed')
    assert(!(await page(server, '/account', cookie)).html.includes('Peenya'))
  },
)

testOnServer(
  'a file of a reply is saved by the customer whom it went to, and 404 for every other',
  async (server) => {
    const { app, call } = server
    await openAccount(app, ramesh)
    await openAccount(app, farida)
    const reference = await enquire(server, ramesh, secret)
    const { id } = await app.db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow()
    const quote = priceList('Quote')
    const sent = new FormData()
    sent.set('subject', 'Your enquiry')
    sent.set('text', 'The quote is attached.')
    sent.append('attachments', new Blob([new Uint8Array(quote)]), 'Quote, 2026.pdf')
    assert.equal((await call('POST', `/admin/enquiries/${id}/replies`, { form: sent })).status, 201)
    const cookie = await signIn(server, ramesh)
    const own = await page(server, `/account/enquiries/${reference}`, cookie)
    const [path = ''] = /\/account\/files\/[\w-]+\/[0-9A-Z]{26}/i.exec(own.html) ?? []
    assert(own.html.includes('Quote, 2026.pdf (') && path.includes(reference))
    const file = await server.get(path, { Cookie: cookie })
    assert.deepEqual([file.status, file.headers.get('content-type')], [200, 'application/pdf'])
    assert.equal(file.headers.get('cache-control'), 'private, no-store')
    assert.match(file.headers.get('content-disposition') ?? '', /^attachment; /)
    assert.deepEqual(Buffer.from(await file.arrayBuffer()), quote)
    const unknown = `${path.slice(0, -1)}${path.endsWith('0') ? '1' : '0'}`
    const others = await signIn(server, farida)
    const foreign = await enquire(server, farida, 'A question of Farida.')
    for (const stolen of [path, path.replace(reference, foreign), unknown]) {
      const refused = await page(server, stolen, others)
      assert.deepEqual([refused.status, refused.html.includes('Quote')], [404, false], stolen)
      assert.equal(refused.response.headers.get('cache-control'), 'private, no-store')
    }
    assert.equal((await page(server, unknown, cookie)).status, 404)
    const out = await server.get(path)
    assert.deepEqual(
      [out.status, out.headers.get('location')],
      [303, `/account/enquiries/${reference}`],
    )
  },
)

testOnServer(
  'a suspended account is signed out at the next page, says so at the sign-in, and is back after an undo',
  async (server) => {
    const { app, call } = server
    await openAccount(app, ramesh)
    const id = await customerIdOf(app, ramesh)
    const cookie = await signIn(server, ramesh)
    const suspend = (suspended: boolean) =>
      call('PUT', `/admin/customers/${id}/suspension`, { body: { suspended } })
    assert.equal((await suspend(true)).json['message'], customerMessages.suspended)
    const ended = await page(server, '/account', cookie)
    assert(!ended.html.includes(ramesh.name) && ended.html.includes('Password'))
    const { gstNumber, password } = ramesh
    const refused = await post(server, '/account?form=sign-in', { gstNumber, password })
    assert.equal(refused.status, 401)
    assert((await refused.text()).includes(accountSuspended(tamarind.phone.shown)))
    const guessed = await post(server, '/account?form=sign-in', { gstNumber, password: 'guess' })
    assert(!(await guessed.text()).includes('suspended'))
    await suspend(true)
    await suspend(false)
    assert((await page(server, '/account', cookie)).html.includes(ramesh.name))
    const events = await app.db
      .selectFrom('audit')
      .select('action')
      .where('subjectId', '=', id)
      .where('action', 'in', ['customer.suspended', 'customer.reinstated'])
      .orderBy('id')
      .execute()
    assert.deepEqual(
      events.map(({ action }) => action),
      ['customer.suspended', 'customer.reinstated'],
    )
    const unknown = await call('PUT', `/admin/customers/${'0'.repeat(26)}/suspension`, {
      body: { suspended: true },
    })
    assert.equal(unknown.status, 404)
  },
)

testOnServer(
  'web pages that a reply of the office names are links for the customer, those of a message are not',
  async (server) => {
    const { app, call } = server
    await openAccount(app, ramesh)
    const message = 'Like the one of https://elsewhere.example/laptop, please.'
    const reference = await enquire(server, ramesh, message)
    const { id } = await app.db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow()
    const text =
      'See https://shop.example/products?category=Laptops&sort=price. (https://pay.example/q/1)'
    const body = { subject: 'Your enquiry', text }
    assert.equal((await call('POST', `/admin/enquiries/${id}/replies`, { body })).status, 201)
    const own = await page(server, `/account/enquiries/${reference}`, await signIn(server, ramesh))
    assert(
      own.html.includes('href="https://shop.example/products?category=Laptops&amp;sort=price"'),
    )
    assert(own.html.includes('href="https://pay.example/q/1"'))
    assert(!own.html.includes('href="https://elsewhere.example'))
  },
)
