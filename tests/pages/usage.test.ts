import assert from 'node:assert/strict'
import { system } from '#domain/audit/actor.ts'
import { addProduct } from '#domain/products/add-product.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { storeUsage } from '#domain/usage/store-usage.ts'
import { tallyPrinter } from '../fixtures/goods.ts'
import { testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'

const browser = {
  'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0',
}

testOnServer('a product page is counted also where it comes from the cache', async (server) => {
  const { id, path } = await addPrinter(server)
  for (let at = 0; at < 3; at++) assert.equal((await server.get(path, browser)).status, 200)
  assert.equal((await server.get(`${path}.data`, browser)).status, 200)
  await storeUsage(server.app)
  const views = await server.app.db.selectFrom('productViews').selectAll().execute()
  assert.deepEqual(
    views.map(({ productId, count }) => [productId, count]),
    [[id, 4]],
  )
})

testOnServer('programs, missing products and other pages are not counted', async (server) => {
  const { id, path } = await addPrinter(server)
  await server.get(path, { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  await server.get(path, { 'User-Agent': '' })
  await server.get('/products', browser)
  await server.get('/products-details/01HZZZZZZZZZZZZZZZZZZZZZZZ', browser)
  await server.call('DELETE', `/admin/products-del/${id}`)
  assert.equal((await server.get(path, browser)).status, 410)
  assert.deepEqual(server.app.usage.take(), { views: [], searches: [] })
})

testOnServer('a search is counted once, with whether it has found something', async (server) => {
  await addPrinter(server)
  // Until the index is made, a page has no counts.
  await server.call('GET', '/search?q=tallyjet', { token: null })
  for (const q of ['tallyjet', 'tallyjet&page=1', 'tallyjet&stock=In+Stock', 'qwxzjk']) {
    const { status, headers } = await server.get(`/products?q=${q}`, browser)
    assert.deepEqual([status, headers.get('content-found')], [200, null])
  }
  await server.get('/products.data?q=qwxzjk', browser)
  const { searches } = server.app.usage.take()
  assert.deepEqual(
    searches.map(({ query, count, withoutResult }) => [query, count, withoutResult]),
    [
      ['tallyjet', 1, 0],
      ['qwxzjk', 2, 2],
    ],
  )
})

async function addPrinter({ app }: TestServer) {
  const { id } = await inTransaction(app, (app) => addProduct(app, system, tallyPrinter))
  return { id, path: `/products-details/${id}-lekhra-tallyjet-m126nw` }
}
