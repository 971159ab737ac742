import assert from 'node:assert/strict'
import { test } from 'node:test'
import { system } from '../audit/actor.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { fillShelves, sixtyProducts } from '#tests/fixtures/shelves.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { raiseContentVersion } from '../content/raise-content-version.ts'
import { changeProduct } from './change-product.ts'
import { findLists } from './find-lists.ts'
import { findProductRecord } from './find-products.ts'
import { TopicVersions, topicOf } from './product-topics.ts'
import { withdrawProduct } from './withdraw-products.ts'

testOnEachEngine(
  'a change of a product is one of its category, and of the counts where a category gains or loses it',
  async ({ app }) => {
    const [one] = await fillShelves(app, [
      { ...sixtyProducts[0], category: 'Laptops' },
      { ...sixtyProducts[1], category: 'Scanners' },
    ])
    assert(one)
    const topics = ['products', 'counts', ...['Laptops', 'Scanners', 'Printers'].map(topicOf)]
    const changedSince = async (since: number) => {
      const { changes } = await findLists(app)
      return topics.filter((topic) => changes.hasChanged([topic], since))
    }
    await findLists(app)
    const since = app.content.current
    await changeField(app, one.id, { name: 'Kaveri Ledger' })
    assert.deepEqual(await changedSince(since), ['products', topicOf('Laptops')])
    const afterName = app.content.current
    await changeField(app, one.id, { category: 'Scanners' })
    assert.deepEqual(await changedSince(afterName), [
      'products',
      'counts',
      topicOf('Laptops'),
      topicOf('Scanners'),
    ])
    const afterMove = app.content.current
    await withdrawProduct(app, system, one.id)
    assert.deepEqual(await changedSince(afterMove), ['products', 'counts', topicOf('Scanners')])
  },
)

testOnEachEngine('a change of other content is one of every topic', async ({ app }) => {
  await fillShelves(app, [sixtyProducts[0] ?? {}])
  const { changes } = await findLists(app)
  const since = app.content.current
  await inTransaction(app, raiseContentVersion)
  await findLists(app)
  assert(changes.hasChanged([topicOf('Printers')], since))
  assert(!changes.hasChanged([topicOf('Printers')], app.content.current))
})

test('a version that no product explains has changed everything, also between two that do', () => {
  const changes = new TopicVersions()
  changes.record(['products', topicOf('Laptops')], 5)
  changes.record(['products', topicOf('Laptops')], 7)
  changes.complete(4, 7)
  assert(changes.hasChanged([topicOf('Scanners')], 6))
  assert(!changes.hasChanged([topicOf('Scanners')], 7))
})

async function changeField(app: App, id: string, fields: object) {
  const product = await findProductRecord(app.db, id)
  assert(product)
  const { images: _, version: __, createdAt: ___, changedAt: ____, id: _____, ...form } = product
  await changeProduct(app, system, id, { ...form, ...fields })
}
