import assert from 'node:assert/strict'
import { fillShelves } from '#tests/fixtures/shelves.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { system } from '../audit/actor.ts'
import { withdrawProduct } from './withdraw-products.ts'
import { findAlternatives, findRelatedProducts } from './find-related-products.ts'
import { findProductPage } from './find-products.ts'

testOnEachEngine('the nearest in price come first, dearer or cheaper', async ({ app }) => {
  const [own] = await fillShelves(app, [
    { name: 'Own', brand: 'Kaveri', price: 1000 },
    { name: 'Far', brand: 'Brindal', price: 9000 },
    { name: 'Cheaper', brand: 'Brindal', price: 900 },
    { name: 'Dearer', brand: 'Brindal', price: 1500 },
    { name: 'Unpriced', brand: 'Brindal', price: 0 },
  ])
  assert.deepEqual(await namesNear(app, own?.id), ['Cheaper', 'Dearer', 'Far', 'Unpriced'])
})

testOnEachEngine('of the same brand one may cost twice as much', async ({ app }) => {
  const [own] = await fillShelves(app, [
    { name: 'Own', brand: 'Kaveri', price: 1000 },
    { name: 'Other brand', brand: 'Brindal', price: 1200 },
    { name: 'Same brand', brand: 'KAVERI', price: 1900 },
    { name: 'Same brand, far', brand: 'Kaveri', price: 9000 },
  ])
  assert.deepEqual(await namesNear(app, own?.id), ['Same brand', 'Other brand', 'Same brand, far'])
})

testOnEachEngine(
  'products of other categories, withdrawn ones and the product itself are not related',
  async ({ app }) => {
    const [own, gone] = await fillShelves(app, [
      { name: 'Own' },
      { name: 'Gone' },
      { name: 'Elsewhere', category: 'Printers' },
    ])
    await withdrawProduct(app, system, gone?.id ?? '')
    assert.deepEqual(await namesNear(app, own?.id), [])
  },
)

testOnEachEngine('beside what has no price stands what has none either', async ({ app }) => {
  const [own] = await fillShelves(app, [
    { name: 'Own', price: 0 },
    { name: 'Priced', price: 1000 },
    { name: 'Dear', price: 2000 },
    { name: 'Unpriced', price: 0 },
  ])
  assert.deepEqual(await namesNear(app, own?.id), ['Unpriced', 'Dear', 'Priced'])
})

testOnEachEngine('no more related products are found than asked for', async ({ app }) => {
  const [own] = await fillShelves(
    app,
    Array.from({ length: 40 }, (_, i) => ({ name: `Book ${i}`, price: 1000 + i })),
  )
  assert.deepEqual(await namesNear(app, own?.id, 3), ['Book 1', 'Book 2', 'Book 3'])
})

testOnEachEngine('alternatives are in stock, however far their price is', async ({ app }) => {
  const [own] = await fillShelves(app, [
    { name: 'Own', price: 1000, stockStatus: 'Out of Stock' },
    ...Array.from({ length: 40 }, (_, i) => ({
      name: `Gone ${i}`,
      price: 1001 + i,
      stockStatus: 'Out of Stock' as const,
    })),
    { name: 'Ordered', price: 1000, stockStatus: 'Back Order' },
    { name: 'There', price: 90_000 },
    { name: 'Nearer', price: 9000 },
  ])
  const product = await findProductPage(app, own?.id ?? '')
  assert(product)
  const found = await findAlternatives(app, product, 6)
  assert.deepEqual(
    found.map(({ name }) => name),
    ['Nearer', 'There'],
  )
})

async function namesNear(app: App, id = '', limit = 6) {
  const product = await findProductPage(app, id)
  assert(product)
  return (await findRelatedProducts(app, product, limit)).map(({ name }) => name)
}
