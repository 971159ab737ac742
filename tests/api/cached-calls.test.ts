import assert from 'node:assert/strict'
import { productCalls } from '#contract/products/product-calls.ts'
import { productsEndpoints } from '#api/products/products-endpoints.ts'
import { topicsIn } from '#api/response-topics.ts'
import { addAccessory } from '#domain/accessories/change-accessories.ts'
import type { App } from '#domain/app.ts'
import { system } from '#domain/audit/actor.ts'
import { addProduct } from '#domain/products/add-product.ts'
import { changeProduct } from '#domain/products/change-product.ts'
import { tallyPrinter, travelBook } from '../fixtures/goods.ts'
import { testOnServer } from '../test-server.ts'

const toner = { ...tallyPrinter, name: 'Lekhra toner 26', category: 'Accessories' }

testOnServer(
  'a cached call shows at once what changed of an accessory in another category',
  async ({ app, get }) => {
    const printer = await addProduct(app, system, tallyPrinter)
    const accessory = await addProduct(app, system, toner)
    const textOf = async (path: string) => (await get(path)).text()
    const path = `/api/products/${printer.id}`
    assert(!(await textOf(path)).includes(toner.name))
    await addAccessory(app, system, { productId: printer.id, accessoryId: accessory.id })
    assert((await textOf(path)).includes(toner.name))
    await changeProduct(app, system, accessory.id, { ...toner, name: 'Lekhra toner 27' })
    assert((await textOf(path)).includes('Lekhra toner 27'))
    const list = '/api/products?category=Printers'
    assert((await textOf(list)).includes(tallyPrinter.name))
    await changeProduct(app, system, printer.id, { ...tallyPrinter, category: 'Scanners' })
    assert(!(await textOf(list)).includes(tallyPrinter.name))
  },
)

testOnServer(
  'the calls of one product and of a category name the categories whose changes make them stale',
  async ({ app }) => {
    const { id } = await addProduct(app, system, travelBook)
    const accessory = await addProduct(app, system, toner)
    const ofProduct = () => topicsOf(app, productCalls.find.path, { params: { id } })
    assert.deepEqual(await ofProduct(), ['category:Laptops'])
    await addAccessory(app, system, { productId: id, accessoryId: accessory.id })
    assert.deepEqual(await ofProduct(), ['category:Laptops', 'category:Accessories'])
    const ofList = (query: object) => topicsOf(app, productCalls.list.path, { query })
    assert.deepEqual(await ofList({ category: 'Laptops' }), ['category:Laptops', 'counts'])
    assert.deepEqual(await ofList({}), ['products'])
    assert.deepEqual(await ofList({ category: 'Laptops', stock: 'In Stock' }), ['products'])
  },
)

testOnServer(
  'a thousand unknown fields before a known one do not change what its address returns',
  async ({ app, get }) => {
    await addProduct(app, system, tallyPrinter)
    await addProduct(app, system, toner)
    const bodyOf = async (path: string) => (await get(path)).json()
    const long = await bodyOf(`/api/products?${'a&'.repeat(1000)}limit=1`)
    const short = await bodyOf('/api/products?limit=1')
    assert.equal(short.total, 2)
    assert.deepEqual(short, long)
  },
)

testOnServer(
  'an address with a second question mark does not change what the usual address returns',
  async ({ app, get }) => {
    await addProduct(app, system, tallyPrinter)
    await addProduct(app, system, toner)
    const bodyOf = async (path: string) => (await get(path)).json()
    const odd = await bodyOf('/api/products??limit=1')
    assert.equal(odd.total, undefined)
    assert.equal((await bodyOf('/api/products?limit=1')).total, 2)
  },
)

async function topicsOf(app: App, path: string, request: object) {
  const endpoint = productsEndpoints.find((one) => one.method === 'GET' && one.path === path)
  assert(endpoint)
  return topicsIn(await endpoint.run(app, request as never))
}
