import assert from 'node:assert/strict'
import { findAuditEvents } from '#tests/fixtures/audit-events.ts'
import { tallyPrinter, travelBook } from '#tests/fixtures/goods.ts'
import { asha, addAdministrator } from '#tests/fixtures/people.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import { addProduct } from './add-product.ts'
import { countProducts, findListedProducts, findProductListPage } from './find-product-list.ts'
import { findProductRecords } from './find-product-records.ts'
import { findProductPage } from './find-products.ts'
import { withdrawProduct, withdrawProducts } from './withdraw-products.ts'

testOnEachEngine(
  'a withdrawn product is gone from the list, its page and the counts',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const { id } = await addProduct(app, by, travelBook)
    await withdrawProduct(app, by, id)
    assert.deepEqual(await findProductRecords(app, {}), [])
    assert.equal(await findProductPage(app, id), undefined)
    assert.equal(await countProducts(app, {}), 0)
    const events = await findAuditEvents(app, id)
    assert.deepEqual(
      events.map(({ action }) => action),
      ['product.added', 'product.withdrawn'],
    )
  },
)

testOnEachEngine('a product is withdrawn once, however many try at once', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const { id } = await addProduct(app, by, travelBook)
  await addProduct(app, by, tallyPrinter)
  const tries = await Promise.allSettled([1, 2, 3].map(() => withdrawProduct(app, by, id)))
  assert.equal(tries.filter((one) => one.status === 'fulfilled').length, 1)
  assert.equal(await countProducts(app, {}), 1)
})

testOnEachEngine(
  'several products are withdrawn together, and those withdrawn before are not counted',
  async ({ app }) => {
    const products = []
    for (const name of ['One', 'Two', 'Three']) {
      products.push(await addProduct(app, system, { ...travelBook, name }))
    }
    const [one, two, three] = products.map(({ id }) => id)
    assert(one && two && three)
    await withdrawProduct(app, system, one)
    const { deleted } = await withdrawProducts(app, system, [one, two, two, 'unknown'])
    assert.equal(deleted, 1)
    const left = await findListedProducts(app, {})
    assert.deepEqual(
      left.map(({ id }) => id),
      [three],
    )
    assert.equal((await findProductListPage(app, { category: 'Laptops' })).total, 1)
  },
)

testOnEachEngine(
  'when all products to withdraw were withdrawn before, there is no change and cached pages stay as they are',
  async ({ app }) => {
    const { id } = await addProduct(app, system, travelBook)
    await withdrawProduct(app, system, id)
    const before = app.content.current
    const none = await withdrawProducts(app, system, [id, 'unknown'])
    assert.deepEqual(none, { deleted: 0, changeId: null })
    await assert.rejects(withdrawProduct(app, system, id), { kind: 'not-found' })
    assert.equal(app.content.current, before)
  },
)

testOnEachEngine(
  'administrators who withdraw the same products at once in different orders do not block each other',
  async ({ app }) => {
    const ids = []
    for (const category of ['Laptops', 'Desktops', 'Printers'] as const) {
      ids.push((await addProduct(app, system, { ...travelBook, category })).id)
    }
    const orders = [ids, ids.toReversed(), ids.toSpliced(1, 1)]
    const counts = await Promise.all(orders.map((some) => withdrawProducts(app, system, some)))
    assert.equal(
      counts.reduce((sum, { deleted }) => sum + deleted, 0),
      3,
    )
  },
)
