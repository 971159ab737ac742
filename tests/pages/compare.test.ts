import assert from 'node:assert/strict'
import { comparedMessages } from '#contract/products/compared-products.ts'
import { fillShelves } from '../fixtures/shelves.ts'
import { testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'

testOnServer(
  'a comparison is a page without scripts, which search engines leave out',
  async (server) => {
    const ids = await stock(server, 2)
    const page = await server.get(`/compare?ids=${ids.join()}`)
    const html = await page.text()
    assert.equal(page.status, 200)
    assert.match(page.headers.get('cache-control') ?? '', /private|no-store/)
    assert.match(html, /<meta name="robots" content="noindex"/)
    assert(html.includes('Product 1') && html.includes('Product 2'))
    assert(html.includes(`/enquiry?product=${ids.join()}`))
  },
)

testOnServer('the form of a list leads to the address that can be shared', async (server) => {
  const [one, other] = await stock(server, 2)
  const sent = await server.get(`/compare?ids=${one}&ids=${other}`)
  assert.equal(sent.status, 302)
  assert.equal(sent.headers.get('location'), `/compare?ids=${one},${other}`)
})

testOnServer('rows that are the same for all are left out on request', async (server) => {
  const ids = await stock(server, 2)
  const all = await (await server.get(`/compare?ids=${ids.join()}`)).text()
  const some = await (await server.get(`/compare?ids=${ids.join()}&only=differences`)).text()
  const headOf = (label: string) => `<th scope="row">${label}</th>`
  assert(all.includes(headOf('Colour')) && !some.includes(headOf('Colour')))
  assert(some.includes(headOf('Memory')))
})

testOnServer('a comparison says which products cannot be compared', async (server) => {
  const [one, ...others] = await stock(server, 5)
  const texts = [
    { ids: '', text: comparedMessages.none },
    { ids: `${one}`, text: comparedMessages.one },
    { ids: `${one},gone`, text: comparedMessages.gone(1) },
    { ids: 'gone,<b>,🙂', text: comparedMessages.gone(3) },
    { ids: [one, ...others].join(), text: comparedMessages.tooMany },
  ]
  for (const { ids, text } of texts) {
    const page = await server.get(`/compare?ids=${encodeURIComponent(ids)}`)
    assert.equal(page.status, 200)
    assert((await page.text()).includes(text), ids)
  }
})

testOnServer('an enquiry names all products of a comparison', async (server) => {
  const ids = await stock(server, 3)
  const page = await server.get(`/enquiry?product=${ids.join()}`)
  assert.match(page.headers.get('cache-control') ?? '', /no-store/)
  const html = await page.text()
  assert(html.includes('value="Product 1; Product 2; Product 3"'))
  const [first, second, third] = ids
  for (const others of [`${second},${third}`, `${first},${third}`, `${first},${second}`]) {
    assert(html.includes(`href="/enquiry?product=${others}"`), 'each can be removed')
  }
})

testOnServer('long names of several products fit the field of an enquiry', async (server) => {
  const shelved = await fillShelves(server.app, [
    { name: 'A'.repeat(200) },
    { name: 'B'.repeat(200) },
  ])
  const page = await server.get(`/enquiry?product=${shelved.map(({ id }) => id).join()}`)
  const [, named = ''] = /value="(A+…; B+…)"/.exec(await page.text()) ?? []
  assert(named.length > 200 && named.length <= 300, String(named.length))
})

async function stock({ app }: TestServer, count: number) {
  const shelved = await fillShelves(
    app,
    Array.from({ length: count }, (_, at) => ({
      name: `Product ${at + 1}`,
      specs: ['Colour: Same for all', `Memory: ${8 * (at + 1)} GB`],
    })),
  )
  return shelved.map(({ id }) => id)
}
