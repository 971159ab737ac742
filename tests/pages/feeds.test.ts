import assert from 'node:assert/strict'
import { productFields } from '#contract/products/product-fields.ts'
import type { ProductForm } from '#contract/products/product-form.ts'
import { stockStatuses } from '#contract/products/product.ts'
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
    await fillShelves(server.app, [{ name: 'Without image' }])
    const response = await server.get('/feeds/google.xml')
    assert.match(response.headers.get('content-type') ?? '', /^application\/xml/)
    const feed = await response.text()
    assert(feed.includes(`<g:id>${id}</g:id><g:title>Pictured &amp; &lt;priced&gt;</g:title>`))
    assert(feed.includes('<g:price>1457.00 INR</g:price>'))
    assert.match(feed, /<g:image_link>http:\/\/shop\.example\/[^<]+<\/g:image_link>/)
    assert.equal(feed.match(/<item>/g)?.length, 1)
  },
)

testOnServer('every item for Google is as its product data specification asks', async (server) => {
  for (const stockStatus of stockStatuses) {
    await stockPictured(server, { name: stockStatus, price: 999, stockStatus })
  }
  const longest = { name: 'N'.repeat(productFields.name.limit), brand: '-', modelNo: '-' }
  const description = `Long & <b>bold</b> ${'d'.repeat(productFields.description.limit - 20)}`
  await stockPictured(server, { ...longest, price: 0.5, description })
  await stockPictured(server, { name: 'Rounded to nothing', price: 0.1 })
  await stockPictured(server, { name: 'Tiny picture', price: 1 }, { width: 99, height: 600 })
  const feed = await (await server.get('/feeds/google.xml')).text()
  const items = [...feed.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => fieldsIn(item))
  assert.equal(items.length, stockStatuses.length + 1)
  for (const item of items) {
    for (const [name, rule] of Object.entries(required)) {
      assert.match(item.get(name)?.[0] ?? '', rule, `${name} of ${item.get('title')?.[0]}`)
    }
    const makers = [...(item.get('brand') ?? []), ...(item.get('mpn') ?? [])]
    assert.deepEqual(
      makers.filter((text) => text.length > 70),
      [],
    )
    const isIdentified = item.has('brand') && item.has('mpn')
    assert.ok(isIdentified || item.get('identifier_exists')?.[0] === 'no')
    // Either would need a date from which it can be delivered.
    assert.ok(!feed.includes('preorder') && !feed.includes('backorder'))
  }
})

/** What each item has to have, and how: https://support.google.com/merchants/answer/7052112 */
const required: Record<string, RegExp> = {
  id: /^.{1,50}$/,
  title: /^.{1,150}$/su,
  description: /^.{1,5000}$/su,
  link: /^http:\/\/shop\.example\/\S{1,1900}$/,
  image_link: /^http:\/\/shop\.example\/\S+\.(?:webp|jpe?g|png|gif)$/,
  availability: /^(?:in_stock|out_of_stock|preorder|backorder)$/,
  price: /^(?!0\.00)\d+\.\d\d INR$/,
  condition: /^(?:new|refurbished|used)$/,
}

function fieldsIn(item: string) {
  const fields = new Map<string, string[]>()
  for (const [, name = '', text = ''] of item.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/gs)) {
    const read = text.replaceAll(/&\w+;/g, '_')
    fields.set(name, [...(fields.get(name) ?? []), read])
  }
  return fields
}

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

async function stockPictured(
  { call }: TestServer,
  fields: Partial<ProductForm>,
  size = { width: 800, height: 600 },
) {
  const image = await drawing('jpeg', size)
  const form = productFormOf({ ...travelBook, ...fields }, image)
  const { json } = await call('POST', '/admin/products/add', { form })
  const { id } = json.product as { id: string }
  return id
}
