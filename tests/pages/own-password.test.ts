import assert from 'node:assert/strict'
import { customerMessages } from '#contract/customers/customer.ts'
import { findLinkedCustomer } from '#domain/customers/password-links.ts'
import { signInCustomer } from '#domain/customers/sign-in-customer.ts'
import { testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'
import { atRamesh, linkTokenOf, openAccount, ownPassword, ramesh } from '../fixtures/customers.ts'

const path = '/account/password'
const { gstNumber, password } = ramesh

/** As a browser without scripts posts a form of the page. */
function post({ address }: TestServer, query: string, typed: Record<string, string>) {
  return fetch(`${address}${path}?${query}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: address },
    body: new URLSearchParams(typed),
  })
}

testOnServer(
  'the page of a link is stored nowhere, is not indexed, and does not send its address to other sites',
  async (server) => {
    const token = await openAccount(server.app, ramesh)
    for (const query of ['', `?token=${token}`, '?token=unknown', '?done=changed']) {
      const page = await server.get(`${path}${query}`)
      assert.equal(page.status, 200)
      assert.equal(page.headers.get('cache-control'), 'private, no-store', query)
      assert.equal(page.headers.get('referrer-policy'), 'same-origin', query)
      assert.match(await page.text(), /<meta name="robots" content="noindex"/, query)
    }
    const map = await (await server.get('/sitemap.xml')).text()
    assert(!map.includes(path))
    const other = await server.get('/contact')
    assert.equal(other.headers.get('referrer-policy'), 'strict-origin-when-cross-origin')
  },
)

testOnServer(
  'a program that opens the link of an e-mail does not use it up, and a form without scripts does',
  async (server) => {
    const token = await openAccount(server.app, ramesh)
    for (const method of ['GET', 'HEAD', 'GET']) {
      await fetch(`${server.address}${path}?token=${token}`, { method })
    }
    const html = await (await server.get(`${path}?token=${token}`)).text()
    assert.match(html, /Set a password/)
    assert(html.includes(gstNumber))
    const typed = { form: 'set', password: ownPassword, repeatedPassword: ownPassword }
    const set = await post(server, `form=set&token=${token}`, typed)
    assert.deepEqual([set.status, set.headers.get('location')], [303, `${path}?done=changed`])
    const done = await (await server.get(`${path}?done=changed`)).text()
    assert(done.includes(customerMessages.passwordChanged))
    assert.match(done, /href="\/contact\?as=existing"/)
    await signInCustomer(server.app, { gstNumber, password: ownPassword }, atRamesh)
    const dead = await (await server.get(`${path}?token=${token}`)).text()
    assert(dead.includes(customerMessages.linkDead))
    assert.match(dead, /Send Me a Link/)
    assert(!dead.includes(gstNumber))
  },
)

testOnServer(
  'a refused form comes back with its faults and without the passwords',
  async (server) => {
    const token = await openAccount(server.app, ramesh)
    const typed = { form: 'set', password: 'mangoes-in-may', repeatedPassword: 'mangoes-in-june' }
    const different = await post(server, `form=set&token=${token}`, typed)
    const html = await different.text()
    assert.equal(different.status, 400)
    assert.equal(different.headers.get('cache-control'), 'private, no-store')
    assert(html.includes(customerMessages.passwordsDiffer))
    assert(!html.includes('mangoes'))
    assert(await findLinkedCustomer(server.app, token ?? ''))
    const change = {
      form: 'change',
      gstNumber,
      password,
      newPassword: 'tamarind-1',
      repeatedPassword: 'tamarind-1',
    }
    const weak = await post(server, 'form=change', change)
    const weakHtml = await weak.text()
    assert.equal(weak.status, 400)
    assert(weakHtml.includes(customerMessages.passwordHasCompany))
    assert(weakHtml.includes(`value="${gstNumber}"`))
    assert(!weakHtml.includes(password) && !weakHtml.includes('tamarind-1'))
  },
)

testOnServer('a customer changes the password without scripts', async (server) => {
  await openAccount(server.app, { ...ramesh, email: null })
  const typed = { gstNumber, password, newPassword: ownPassword, repeatedPassword: ownPassword }
  const changed = await post(server, 'form=change', { form: 'change', ...typed })
  assert.deepEqual([changed.status, changed.headers.get('location')], [303, `${path}?done=changed`])
  await signInCustomer(server.app, { gstNumber, password: ownPassword }, atRamesh)
  const wrong = await post(server, 'form=change', { form: 'change', ...typed })
  assert.equal(wrong.status, 401)
  assert((await wrong.text()).includes(customerMessages.signInWrong))
})

testOnServer('a link is requested without scripts, known or not', async (server) => {
  await openAccount(server.app, ramesh)
  for (const userId of [gstNumber, '27ZZZCZ9999Z1ZJ']) {
    const asked = await post(server, 'form=link', { form: 'link', gstNumber: userId })
    assert.deepEqual([asked.status, asked.headers.get('location')], [303, `${path}?done=requested`])
  }
  assert(await linkTokenOf(server.app, 'customer-password-link'))
  const done = await (await server.get(`${path}?done=requested`)).text()
  assert(done.includes('an e-mail with a link is on its way'))
})

testOnServer('a form that comes from another site is refused', async (server) => {
  const asked = await fetch(`${server.address}${path}?form=link`, {
    method: 'POST',
    headers: { Origin: 'https://elsewhere.example' },
    body: new URLSearchParams({ gstNumber }),
  })
  assert.equal(asked.status, 403)
})

testOnServer('the contact page leads existing customers to their password', async ({ get }) => {
  const html = await (await get('/contact?as=existing')).text()
  assert.match(html, /href="\/account\/password"/)
})
