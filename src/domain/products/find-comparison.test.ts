import assert from 'node:assert/strict'
import { fillShelves } from '#tests/fixtures/shelves.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import { findComparison } from './find-comparison.ts'
import { withdrawProduct } from './withdraw-products.ts'

testOnEachEngine('products are compared in the order of their ids', async ({ app }) => {
  const [one, other] = await fillShelves(app, [
    { name: 'One', brand: 'Kaveri', specs: ['RAM: 16GB', 'Colour: Black'] },
    { name: 'Other', brand: 'Kaveri', specs: ['Memory: 16 GB', 'Weight: 1.2 kg'] },
  ])
  const { products, rows } = await findComparison(app, [other?.id ?? '', one?.id ?? ''])
  assert.deepEqual(
    products.map(({ name }) => name),
    ['Other', 'One'],
  )
  const shown = new Map(rows.map((row) => [row.label, row]))
  assert.deepEqual(shown.get('Memory')?.texts, ['16 GB', '16GB'])
  assert.equal(shown.get('Memory')?.isSame, true)
  assert.deepEqual(shown.get('Weight')?.texts, ['1.2 kg', ''])
  assert.equal(shown.get('Weight')?.isSame, false)
  assert.equal(shown.get('Brand')?.isSame, true)
})

testOnEachEngine('withdrawn and unknown products are counted, not shown', async ({ app }) => {
  const [one, gone] = await fillShelves(app, [{ name: 'One' }, { name: 'Gone' }])
  await withdrawProduct(app, system, gone?.id ?? '')
  const ids = [one?.id ?? '', gone?.id ?? '', 'nobody', one?.id ?? '']
  const { products, missing } = await findComparison(app, ids)
  assert.deepEqual(
    products.map(({ name }) => name),
    ['One'],
  )
  assert.equal(missing, 2)
})

testOnEachEngine('no more than four products are compared', async ({ app }) => {
  const names = ['A', 'B', 'C', 'D', 'E']
  const ids = (
    await fillShelves(
      app,
      names.map((name) => ({ name })),
    )
  ).map(({ id }) => id)
  assert.equal((await findComparison(app, ids)).products.length, 4)
})
