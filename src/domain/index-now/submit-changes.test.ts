import assert from 'node:assert/strict'
import { hour, minute } from '#platform/clock/clock.ts'
import { travelBook } from '#tests/fixtures/goods.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { system } from '../audit/actor.ts'
import { addProduct } from '../products/add-product.ts'
import { changeProduct } from '../products/change-product.ts'
import { withdrawProduct } from '../products/withdraw-products.ts'
import { submitChanges } from './submit-changes.ts'

const key = 'a1b2c3d4e5f6'

type Sent = { host: string; key: string; keyLocation: string; urlList: string[] }

/** Search engines that give these responses, the last one from then on. */
function withEngines(app: App, ...statuses: number[]) {
  const sent: Sent[] = []
  const outside: App['outside'] = {
    ...app.outside,
    async post(_address, { body }) {
      sent.push(JSON.parse(body))
      return statuses.length > 1 ? (statuses.shift() ?? 200) : (statuses[0] ?? 200)
    },
  }
  return { sent, app: { ...app, outside } }
}

testOnEachEngine(
  'search engines are told once of each product that changes, and of its list',
  async (world) => {
    const { sent, app } = withEngines(world.app, 200)
    await addProduct(app, system, { ...travelBook, name: 'Known before' })
    assert.equal(await submitChanges(app, key), undefined)
    const product = await addProduct(app, system, travelBook)
    await addProduct(app, system, { ...travelBook, name: 'Secret', publication: 'Draft' })
    assert.deepEqual(await submitChanges(app, key), { addresses: 2, error: null })
    assert.equal(await submitChanges(app, key), undefined)
    const site = 'http://shop.example'
    const address = `${site}/products-details/${product.id}-kaveri-travelbook-14`
    assert.deepEqual(sent, [
      {
        host: 'shop.example',
        key,
        keyLocation: `${site}/${key}.txt`,
        urlList: [address, `${site}/products?category=Laptops`],
      },
    ])
    await withdrawProduct(app, system, product.id)
    await submitChanges(app, key)
    assert.equal(sent[1]?.urlList[0], address)
  },
)

testOnEachEngine(
  'addresses that search engines refuse are sent again later, with those that changed meanwhile',
  async (world) => {
    const { clock } = world
    const { sent, app } = withEngines(world.app, 503, 429, 202)
    await submitChanges(app, key)
    const product = await addProduct(app, system, travelBook)
    assert.deepEqual(await submitChanges(app, key), {
      addresses: 2,
      error: 'The response was 503',
    })
    assert.equal(await submitChanges(app, key), undefined)
    clock.pass(minute)
    await addProduct(app, system, { ...travelBook, name: 'Another' })
    await submitChanges(app, key)
    assert.equal(sent[1]?.urlList.length, 3)
    clock.pass(hour)
    assert.equal((await submitChanges(app, key))?.error, null)
    await changeProduct(app, system, product.id, { ...travelBook, price: 1 })
    assert.equal((await submitChanges(app, key))?.addresses, 2)
  },
)
