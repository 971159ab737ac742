import assert from 'node:assert/strict'
import { companyDefaults } from '#contract/site/site-profile.ts'
import type { PriceBasis } from '#contract/company/company.ts'
import { findProductListPage } from '#domain/products/find-product-list.ts'
import { fillShelves } from '../fixtures/shelves.ts'
import { testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'

testOnServer(
  'cards, table, product page and comparison say what a price includes, as the company sets it',
  async (server) => {
    const paths = await pathsOfOne(server)
    for (const path of paths) {
      const text = await textOf(server, path)
      assert(text.includes('₹84,990'), path)
      if (path.endsWith('view=table')) assert(text.includes('Price + 18 % GST'), path)
      else assert(text.includes('₹84,990 + 18 % GST'), path)
      assert(text.includes('₹1,00,288 incl. GST'), path)
      assert(text.includes('84713010'), path)
    }
    await saveBasis(server, 'Including GST', 0)
    for (const path of paths) {
      const text = await textOf(server, path)
      const isTable = path.endsWith('view=table')
      assert(text.includes(`${isTable ? 'Price' : '₹84,990'} incl. 18 % GST`), path)
      assert(text.includes('₹84,990') && !text.includes('1,00,288'), path)
    }
    await saveBasis(server, 'Not stated', 1)
    for (const path of paths)
      assert.doesNotMatch(await textOf(server, path), /% GST|incl\. GST/, path)
  },
)

testOnServer(
  'a budget with GST is compared with the stated price unless prices exclude GST',
  async (server) => {
    await fillShelves(server.app, [{ name: 'Kaveri Over', price: 58_490, gstRate: 18 }])
    const q = 'laptop under 60000 incl gst'
    const count = async () => (await findProductListPage(server.app, { q })).total
    assert.equal(await count(), 0)
    await saveBasis(server, 'Not stated', 0)
    assert.equal(await count(), 1)
  },
)

async function pathsOfOne({ app }: TestServer) {
  const [product] = await fillShelves(app, [
    { name: 'Neem', category: 'Laptops', price: 84_990, hsnCode: '84713010', featured: 'Yes' },
  ])
  const id = product?.id ?? ''
  const list = '/products?category=Laptops'
  return ['/', list, `${list}&view=table`, `/products-details/${id}-neem`, `/compare?ids=${id}`]
}

async function saveBasis({ call }: TestServer, priceBasis: PriceBasis, version: number) {
  const body = { ...companyDefaults, priceBasis, version }
  assert.equal((await call('PUT', '/admin/company', { body })).status, 200)
}

/** What a visitor reads, without the data of the scripts. */
async function textOf({ get }: TestServer, path: string) {
  const html = await (await get(path)).text()
  return html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>|<!-- -->/g, '')
    .replaceAll(/\s+/g, ' ')
}
