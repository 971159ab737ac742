import assert from 'node:assert/strict'
import { openLog } from '#platform/log/open-log.ts'
import { pathOf } from '#domain/products/product-rules.ts'
import { minute } from '#platform/clock/clock.ts'
import { runPublication } from '#server/run-publication.ts'
import { travelBook } from '../fixtures/goods.ts'
import { formOf, productFormOf, testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'

const draft = { ...travelBook, publication: 'Draft' }

const published = ['home', 'list', 'search', 'calls', 'searchCalls', 'suggestions', 'site']

/** Where the public could see a product, and whether it does. */
async function seenBy({ get }: TestServer, id: string) {
  const paths = {
    home: '/',
    list: '/products?category=Laptops',
    search: '/products?q=travelbook',
    calls: '/api/products',
    searchCalls: '/api/products?q=travelbook',
    suggestions: '/api/search?q=travelbook',
    site: '/sitemap.xml',
  }
  const seen: string[] = []
  for (const [name, path] of Object.entries(paths)) {
    const text = await (await get(path)).text()
    if (text.includes(id)) seen.push(name)
  }
  return seen
}

testOnServer('a draft is on no public page and in no public call', async (server) => {
  const { get, call } = server
  const { id } = await add(server, draft)
  assert.deepEqual(await seenBy(server, id), [])
  assert.equal((await get(pathOf({ id, name: travelBook.name }))).status, 404)
  assert.equal((await get(`/products-details/${id}`)).status, 404)
  assert.equal((await call('GET', `/products/${id}`, { token: null })).status, 404)
  const asked = await (await get(`/enquiry?product=${id}`)).text()
  assert(!asked.includes(travelBook.name))
  const record = await call('GET', `/admin/products/${id}`)
  assert.equal((record.json['product'] as { publication: string }).publication, 'Draft')
  await call('DELETE', `/admin/products-del/${id}`)
  assert.equal((await get(`/products-details/${id}`)).status, 404, 'not 410: nobody knew of it')
})

testOnServer(
  'a published product says nothing of its publication to the public, and leaves when it becomes a draft',
  async (server) => {
    const { get, call } = server
    const { id } = await add(server, travelBook)
    const page = await call('GET', `/products/${id}`, { token: null })
    assert.equal(page.status, 200)
    assert(!('publication' in (page.json['product'] as object)))
    assert.deepEqual(await seenBy(server, id), published)
    const change = await call('PATCH', '/admin/products', {
      body: { ids: [id], changes: { publication: 'Draft' } },
    })
    assert.equal(change.status, 200)
    assert.deepEqual(await seenBy(server, id), [])
    assert.equal((await get(`/products-details/${id}`)).status, 404)
    await call('POST', `/admin/changes/${String(change.json['changeId'])}/undo`)
    assert.deepEqual(await seenBy(server, id), published)
  },
)

testOnServer('a scheduled product is on the site a second after its time', async (server) => {
  const { app, clock, get } = server
  const publishAt = new Date(clock.now().getTime() + minute).toISOString()
  const { id } = await add(server, { ...draft, publishAt })
  const ending = new AbortController()
  const publishing = runPublication(app, openLog('silent'), ending.signal)
  const path = pathOf({ id, name: travelBook.name })
  assert.equal((await get(path)).status, 404)
  clock.pass(minute)
  const start = performance.now()
  while ((await get(path)).status !== 200) assert(performance.now() - start < 3000)
  assert((await seenBy(server, id)).includes('list'))
  ending.abort()
  await publishing
})

testOnServer(
  'a publication that does not exist and a time that is none are refused',
  async (server) => {
    const { call } = server
    for (const change of [{ publication: 'Hidden' }, { publishAt: 'tomorrow' }]) {
      const form = productFormOf({ ...travelBook, ...change })
      const { status, json } = await call('POST', '/admin/products/add', { form })
      assert.equal(status, 400)
      assert.deepEqual(Object.keys(json['fields'] as object), Object.keys(change))
    }
    const { id } = await add(server, travelBook)
    const edit = formOf({ ...draft, publishAt: '2026-12-01T09:30:00+05:30' })
    const { json } = await call('PUT', `/admin/products-edit/${id}`, { form: edit })
    const { publishAt } = json['product'] as { publishAt: string }
    assert.equal(publishAt, '2026-12-01T04:00:00.000Z')
  },
)

async function add({ call }: TestServer, product: object) {
  const { json } = await call('POST', '/admin/products/add', { form: productFormOf(product) })
  return json['product'] as { id: string }
}
