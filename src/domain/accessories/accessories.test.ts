import assert from 'node:assert/strict'
import { accessoryMessages } from '#contract/accessories/accessory.ts'
import { findAuditEvents } from '#tests/fixtures/audit-events.ts'
import { tallyPrinter, travelBook } from '#tests/fixtures/goods.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { system } from '../audit/actor.ts'
import { addProduct } from '../products/add-product.ts'
import { findProductHistory } from '../products/find-product-history.ts'
import { findPublicProduct } from '../products/find-products.ts'
import { purgeProducts } from '../products/purge-products.ts'
import { restoreProduct } from '../products/restore-product.ts'
import { withdrawProduct } from '../products/withdraw-products.ts'
import { addAccessory, removeAccessory } from './change-accessories.ts'
import { findLinkedProducts, findTiedProducts } from './find-accessories.ts'

const toner = { ...tallyPrinter, name: 'Lekhra toner 26', category: 'Accessories' }

async function stock(app: App) {
  const printer = await addProduct(app, system, tallyPrinter)
  const accessory = await addProduct(app, system, toner)
  return { printer, accessory, pair: { productId: printer.id, accessoryId: accessory.id } }
}

async function findLinked(app: App, id: string) {
  const product = await findPublicProduct(app, id)
  return product ? findLinkedProducts(app, product) : { accessories: [], fitsWith: [], topics: [] }
}

async function namesBeside(app: App, id: string) {
  const { accessories, fitsWith } = await findLinked(app, id)
  return [accessories, fitsWith].map((products) => products.map(({ name }) => name))
}

testOnEachEngine(
  'an accessory is beside its product, and the product beside its accessory',
  async ({ app }) => {
    const { printer, accessory, pair } = await stock(app)
    await addAccessory(app, system, pair)
    await addAccessory(app, system, pair)
    assert.deepEqual(await namesBeside(app, printer.id), [[toner.name], []])
    assert.deepEqual(await namesBeside(app, accessory.id), [[], [tallyPrinter.name]])
    const { topics } = await findLinked(app, printer.id)
    assert.deepEqual(topics, ['category:Accessories'])
    await removeAccessory(app, system, pair)
    await removeAccessory(app, system, pair)
    assert.deepEqual(await namesBeside(app, printer.id), [[], []])
    const actions = (await findAuditEvents(app, printer.id)).map(({ action }) => action)
    assert.deepEqual(actions.slice(1), ['product.accessory-added', 'product.accessory-removed'])
    const history = await findProductHistory(app.db, printer.id)
    assert.deepEqual(
      history.map(({ kind, name }) => [kind, name]),
      [
        ['accessory-removed', toner.name],
        ['accessory-added', toner.name],
        ['added', null],
      ],
    )
  },
)

testOnEachEngine(
  'drafts and deleted products are beside no other, and the office sees why',
  async ({ app }) => {
    const { printer, accessory, pair } = await stock(app)
    const draft = await addProduct(app, system, { ...toner, publication: 'Draft' })
    await addAccessory(app, system, pair)
    await addAccessory(app, system, { productId: printer.id, accessoryId: draft.id })
    await withdrawProduct(app, system, accessory.id)
    assert.deepEqual(await namesBeside(app, printer.id), [[], []])
    const { accessories } = await findTiedProducts(app.db, printer.id)
    assert.deepEqual(
      accessories.map(({ state }) => state),
      ['Deleted', 'Draft'],
    )
    await restoreProduct(app, system, accessory.id)
    assert.deepEqual(await namesBeside(app, printer.id), [[toner.name], []])
    await withdrawProduct(app, system, accessory.id)
    await purgeProducts(app, system, [accessory.id])
    const left = await findTiedProducts(app.db, printer.id)
    assert.deepEqual(
      left.accessories.map(({ id }) => id),
      [draft.id],
    )
  },
)

testOnEachEngine(
  'a product is no accessory of itself, nor of what is not there',
  async ({ app }) => {
    const { id } = await addProduct(app, system, travelBook)
    const itself = await refusalOf(addAccessory(app, system, { productId: id, accessoryId: id }))
    assert.equal(itself.message, accessoryMessages.itself)
    for (const pair of [
      { productId: id, accessoryId: 'unknown' },
      { productId: 'unknown', accessoryId: id },
    ]) {
      assert.equal((await refusalOf(addAccessory(app, system, pair))).kind, 'not-found')
    }
  },
)
