import assert from 'node:assert/strict'
import { travelBook } from '../fixtures/goods.ts'
import { fillShelves } from '../fixtures/shelves.ts'
import { drawing } from '../fixtures/drawings.ts'
import { productFormOf } from '../test-server.ts'
import { testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'

testOnServer(
  'the feed for Google names products that have a price and a picture',
  async (server) => {
    const id = await stockPictured(server, { name: 'Pictured & <priced>', price: 1234.5 })
    await stockPictured(server, { name: 'Without price', price: 0 })
    await fillShelves(server.app, [{ name: 'Without picture' }])
    const response = await server.get('/feeds/google.xml')
    assert.match(response.headers.get('content-type') ?? '', /^application\/xml/)
    const feed = await response.text()
    assert(feed.includes(`<g:id>${id}</g:id><g:title>Pictured &amp; &lt;priced&gt;</g:title>`))
    assert(feed.includes('<g:price>1234.50 INR</g:price>'))
    assert.match(feed, /<g:image_link>http:\/\/shop\.example\/[^<]+<\/g:image_link>/)
    assert.equal(feed.match(/<item>/g)?.length, 1)
  },
)

testOnServer(
  'the feed for programs has all public products, and an unchanged one is 304',
  async (server) => {
    await fillShelves(server.app, [{ name: 'One' }, { name: 'Draft', publication: 'Draft' }])
    const response = await server.get('/feeds/products.json')
    const { products } = (await response.json()) as { products: Record<string, unknown>[] }
    assert.deepEqual(
      products.map(({ name }) => name),
      ['One'],
    )
    assert.equal(products[0]?.['modelNo'], travelBook.modelNo)
    assert(!('publication' in (products[0] ?? {})))
    const headers = { 'If-None-Match': response.headers.get('etag') ?? '' }
    assert.equal((await server.get('/feeds/products.json', headers)).status, 304)
  },
)

testOnServer('a part of a feed that there is not is 404', async ({ get }) => {
  for (const path of ['/feeds/google-2.xml', '/feeds/google-1.xml', '/feeds/x.xml']) {
    assert.equal((await get(path)).status, 404, path)
  }
})

async function stockPictured({ call }: TestServer, fields: { name: string; price: number }) {
  const image = await drawing('jpeg', { width: 800, height: 600 })
  const form = productFormOf({ ...travelBook, ...fields }, image)
  const { json } = await call('POST', '/admin/products/add', { form })
  const { id } = json.product as { id: string }
  return id
}
