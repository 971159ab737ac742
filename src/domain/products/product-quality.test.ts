import assert from 'node:assert/strict'
import type { ProductFault } from '#contract/products/product-quality.ts'
import { travelBook } from '#tests/fixtures/goods.ts'
import { fillShelves } from '#tests/fixtures/shelves.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { system } from '../audit/actor.ts'
import { changeProduct } from './change-product.ts'
import { changeProducts } from './change-products.ts'
import { findProductQuality } from './find-product-quality.ts'
import { countProductRecords, findProductRecords } from './find-product-records.ts'
import { undoProductsChange } from './undo-products-change.ts'
import { withdrawProducts } from './withdraw-products.ts'

const sound = { ...travelBook, hsnCode: '847130', specs: ['Memory: 8 GB', 'Storage: 512 GB SSD'] }

async function countsOf(app: App) {
  const { faults } = await findProductQuality(app)
  return Object.fromEntries(faults.map(({ fault, count }) => [fault, count]))
}

async function namesWith(app: App, only: ProductFault) {
  return (await findProductRecords(app, { only, sort: 'name' })).map(({ name }) => name)
}

testOnEachEngine('a catalogue without products has no faults', async ({ app }) => {
  const { products, faulty, faults } = await findProductQuality(app)
  assert.deepEqual([products, faulty], [0, 0])
  assert(faults.every(({ count }) => count === 0))
})

testOnEachEngine('each fault counts the products that the list shows for it', async ({ app }) => {
  await fillShelves(app, [
    { ...sound, name: 'Anise', modelNo: 'A1' },
    { ...sound, name: 'Basil', modelNo: 'B1', price: 0 },
    { ...sound, name: 'Clove', modelNo: 'C1', hsnCode: '', publication: 'Draft' },
    { ...sound, name: 'D'.repeat(71), modelNo: 'D1' },
    { ...sound, name: 'E'.repeat(70), modelNo: 'E1', specs: ['Memory: 8 GB'] },
  ])
  const counts = await countsOf(app)
  assert.equal(counts['Without image'], 5)
  assert.equal(counts['Without price'], 1)
  assert.equal(counts['Without HSN code'], 1)
  assert.equal(counts['Long name'], 1)
  assert.equal(counts['Without usual specifications'], 1)
  assert.equal(counts['Same brand and model number'], 0)
  const { products, faulty, faults } = await findProductQuality(app)
  assert.deepEqual([products, faulty], [5, 5])
  for (const { fault, count } of faults) {
    assert.equal(await countProductRecords(app, { only: fault }), count, fault)
  }
  assert.deepEqual(await namesWith(app, 'Without HSN code'), ['Clove'])
  assert.deepEqual(await namesWith(app, 'Long name'), ['D'.repeat(71)])
  assert.deepEqual(await namesWith(app, 'Without usual specifications'), ['E'.repeat(70)])
  assert.equal(await countProductRecords(app, { only: 'Without price', q: 'basil' }), 1)
  assert.equal(await countProductRecords(app, { only: 'Long name', q: 'basil' }), 0)
})

testOnEachEngine('two products with one brand and model number are doubles', async ({ app }) => {
  const [{ id: anise } = { id: '' }, { id: basil } = { id: '' }] = await fillShelves(app, [
    { ...sound, name: 'Anise', brand: 'Kaveri', modelNo: 'TB 14' },
    { ...sound, name: 'Basil', brand: 'KAVERI', modelNo: ' tb  14' },
    { ...sound, name: 'Clove', brand: 'Lekhra', modelNo: 'TB 14' },
  ])
  assert.deepEqual(await namesWith(app, 'Same brand and model number'), ['Anise', 'Basil'])
  await changeProduct(app, system, basil, { ...sound, name: 'Basil', modelNo: 'TB 15' })
  assert.deepEqual(await namesWith(app, 'Same brand and model number'), [])
  await changeProduct(app, system, basil, { ...sound, name: 'Basil', modelNo: 'TB 14' })
  assert.equal((await countsOf(app))['Same brand and model number'], 2)
  await withdrawProducts(app, system, [anise])
  assert.equal((await countsOf(app))['Same brand and model number'], 0)
})

testOnEachEngine(
  'the HSN code of all products without one is set by one change, and taken back by its undo',
  async ({ app }) => {
    await fillShelves(app, [
      { ...sound, name: 'Anise', hsnCode: '' },
      { ...sound, name: 'Basil', hsnCode: '' },
      { ...sound, name: 'Clove', hsnCode: '844332' },
    ])
    const query = { only: 'Without HSN code' } as const
    const { changeId } = await changeProducts(app, system, { query, changes: { hsnCode: '8471' } })
    const codes = async () =>
      (await findProductRecords(app, { sort: 'name' })).map(({ hsnCode }) => hsnCode)
    assert.deepEqual(await codes(), ['8471', '8471', '844332'])
    await undoProductsChange(app, system, changeId ?? '')
    assert.deepEqual(await codes(), ['', '', '844332'])
  },
)
