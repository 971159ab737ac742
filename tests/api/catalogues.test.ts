import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { catalogueLimits, catalogueMessages } from '#contract/catalogues/catalogue.ts'
import type { CategoryCatalogue } from '#contract/catalogues/catalogue.ts'
import { serverMessages } from '#contract/server-messages.ts'
import { storeUnavailable } from '#platform/unavailable.ts'
import { onServer, testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'
import { priceList } from '../fixtures/price-lists.ts'
import { testOnEachEngine } from '../world.ts'

type Parts = { category?: string; pdf?: Buffer; name?: string; field?: string }

function formWith({ category, pdf, name = 'Price list.pdf', field }: Parts) {
  const form = new FormData()
  if (category !== undefined) form.set('category', category)
  if (pdf) form.set(field ?? 'categoryCatalogue', new Blob([new Uint8Array(pdf)]), name)
  return form
}

function upload({ call }: TestServer, parts: Parts) {
  return call('POST', '/admin/category-catalogue/upload', { form: formWith(parts) })
}

function find({ call }: TestServer, category: string) {
  return call('GET', `/category-catalogue/${encodeURIComponent(category)}`, { token: null })
}

testOnServer('a catalogue is uploaded, found, replaced and deleted', async (server) => {
  const category = 'Interactive Panels'
  const none = await find(server, category)
  assert.deepEqual([none.status, none.json], [200, { success: true, catalogue: null }])

  const first = await upload(server, { category, pdf: priceList('2025') })
  assert.equal(first.status, 200)
  assert.equal(first.json['message'], catalogueMessages.uploaded)
  assert.deepEqual((await find(server, category)).json['catalogue'], first.json['catalogue'])

  const second = await upload(server, { category, pdf: priceList('2026'), name: '2026.pdf' })
  const { catalogue } = (await find(server, category)).json as { catalogue: CategoryCatalogue }
  assert.deepEqual(catalogue, second.json['catalogue'])
  assert.equal(catalogue.originalName, '2026.pdf')

  const path = `/admin/category-catalogue/${encodeURIComponent(category)}`
  const deleted = await server.call('DELETE', path)
  assert.deepEqual([deleted.status, deleted.json['message']], [200, catalogueMessages.deleted])
  assert.equal((await find(server, category)).json['catalogue'], null)
  const again = await server.call('DELETE', path)
  assert.deepEqual([again.status, again.json['message']], [404, catalogueMessages.none])
})

testOnServer('quotation marks in the name of a file are stored as they are', async (server) => {
  const name = 'Prices “2026”, 15" models.pdf'
  const { json } = await upload(server, { category: 'Laptops', pdf: priceList('2026'), name })
  assert.equal((json['catalogue'] as CategoryCatalogue).originalName, name)
})

testOnServer('the public list names the catalogue of each category', async (server) => {
  const { json } = await upload(server, { category: 'Laptops', pdf: priceList('Laptops') })
  const list = await server.call('GET', '/products', { token: null })
  const groups = list.json['productCategories'] as { name: string; catalogue: string | null }[]
  const named = groups.filter(({ catalogue }) => catalogue !== null)
  assert.deepEqual(
    named.map(({ name, catalogue }) => [name, catalogue]),
    [['Laptops', (json['catalogue'] as CategoryCatalogue).url]],
  )
})

testOnServer('an unknown category is 404, for whatever is asked', async (server) => {
  for (const category of ['laptops', 'Interactive+Panels', 'constructor', '%00', '../etc']) {
    assert.equal((await find(server, category)).status, 404, category)
    const path = `/admin/category-catalogue/${encodeURIComponent(category)}`
    assert.equal((await server.call('DELETE', path)).status, 404, category)
  }
})

testOnServer('a refused catalogue has the text of its fault at its field', async (server) => {
  const pdf = priceList('Laptops')
  const { noPdf, tooLarge, noCategory } = catalogueMessages
  const tooLong = priceList('Laptops', catalogueLimits.bytes)
  const refused: [Parts, Record<string, string>][] = [
    [{ pdf }, { category: noCategory }],
    [{ pdf, category: '' }, { category: noCategory }],
    [{ pdf, category: 'laptops' }, { category: noCategory }],
    [{ category: 'Laptops' }, { categoryCatalogue: noPdf }],
    [{ category: 'Laptops', pdf: Buffer.alloc(0) }, { categoryCatalogue: noPdf }],
    [{ category: 'Laptops', pdf: Buffer.from('GIF89a') }, { categoryCatalogue: noPdf }],
    [{ category: 'Laptops', pdf: tooLong }, { categoryCatalogue: tooLarge }],
    [{ category: 'Laptops', pdf, field: 'file' }, { file: 'Unexpected file field: file' }],
  ]
  for (const [parts, faults] of refused) {
    const { status, json } = await upload(server, parts)
    assert.equal(status, 400)
    const fields = json['fields'] as Record<string, string>
    for (const [name, text] of Object.entries(faults)) assert.equal(fields[name], text)
    assert.ok(Object.values(fields).includes(String(json['message'])))
  }
  assert.equal((await find(server, 'Laptops')).json['catalogue'], null)
  assert.deepEqual(await readdir(join(server.dataDir, 'files')).catch(() => []), [])
})

testOnEachEngine(
  'a store that is away is a 503 that says so, and nothing is changed',
  async (world) => {
    const put = () =>
      Promise.reject(storeUnavailable('The S3 store: PUT: responded with 503 SlowDown'))
    const app = { ...world.app, files: { ...world.app.files, put } }
    await onServer({ ...world, app }, async (server) => {
      const { status, headers, json } = await upload(server, {
        category: 'Laptops',
        pdf: priceList('2026'),
      })
      assert.equal(status, 503)
      assert.equal(headers.get('retry-after'), '10')
      assert.equal(json['message'], serverMessages.storeAway)
      assert.equal((await find(server, 'Laptops')).json['catalogue'], null)
    })
  },
)

testOnServer('without a session nothing is taken or taken away', async (server) => {
  const form = formWith({ category: 'Laptops', pdf: priceList('Laptops') })
  const paths = { POST: 'upload', DELETE: 'Laptops' }
  for (const [method, path] of Object.entries(paths)) {
    const options = { token: null, ...(method === 'POST' ? { form } : {}) }
    const { status } = await server.call(method, `/admin/category-catalogue/${path}`, options)
    assert.equal(status, 401)
  }
})
