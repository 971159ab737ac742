import assert from 'node:assert/strict'
import { tallyPrinter } from '#tests/fixtures/goods.ts'
import { fillShelves } from '#tests/fixtures/shelves.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { findProductListPage } from './find-product-list.ts'

const laptop = { price: 50_000, warranty: '1 year carry-in' }

testOnEachEngine(
  'a search without a word that every product has leaves no product out',
  async ({ app }) => {
    await fillShelves(app, [
      { ...laptop, name: 'Kaveri One', modelNo: 'A', specs: ['Operating system: Linux'] },
      { ...laptop, name: 'Kaveri Two', modelNo: 'B', specs: ['Operating system: None'] },
      { ...laptop, name: 'Kaveri Red', modelNo: 'C', specs: ['OS: DOS', 'Colour: Red'] },
    ])
    assert.deepEqual(await searched(app, 'kaveri without kaveri'), [
      ['Kaveri One', 'Kaveri Red', 'Kaveri Two'],
      [],
    ])
    assert.deepEqual(await searched(app, 'laptop without kaveri or colour'), [
      ['Kaveri One', 'Kaveri Two'],
      ['Without colour'],
    ])
    assert.deepEqual(await searched(app, 'laptop without os'), [['Kaveri Two'], ['Without os']])
  },
)

testOnEachEngine(
  'a line that says that there is none does not leave its product out',
  async ({ app }) => {
    const scanner = { ...laptop, category: 'Scanners' }
    await fillShelves(app, [
      { ...scanner, name: 'Lekhra Flat', modelNo: 'A', specs: ['Document feeder: None'] },
      { ...scanner, name: 'Lekhra Feed', modelNo: 'B', specs: ['Document feeder: 50 sheets'] },
      { ...scanner, name: 'Lekhra Box', modelNo: 'C', specs: ['Battery: External, not included'] },
      { ...scanner, name: 'Lekhra Go', modelNo: 'D', specs: ['Battery: 20 Wh'] },
    ])
    assert.deepEqual(await searched(app, 'scanner without document feeder'), [
      ['Lekhra Box', 'Lekhra Flat', 'Lekhra Go'],
      ['Without document feeder'],
    ])
    assert.deepEqual(await searched(app, 'scanner without battery'), [
      ['Lekhra Box', 'Lekhra Feed', 'Lekhra Flat'],
      ['Without battery'],
    ])
  },
)

testOnEachEngine('several words leave out what has them in one line', async ({ app }) => {
  const apart = ['Graphics: Integrated', 'Slots: Memory card reader']
  await fillShelves(app, [
    { ...laptop, name: 'Kaveri Apart', modelNo: 'A', specs: apart },
    { ...laptop, name: 'Kaveri Both', modelNo: 'B', specs: ['Graphics: RTX, 4 GB'] },
    { ...laptop, name: 'Kaveri Iris', modelNo: 'D', specs: ['Graphics: Intel Iris Xe'] },
    { ...laptop, name: 'Kaveri Twin', modelNo: 'E', specs: ['Graphics: Intel UHD, RTX 4050'] },
  ])
  assert.deepEqual(await searched(app, 'laptop without graphics card'), [
    ['Kaveri Apart', 'Kaveri Iris'],
    ['Without graphics card'],
  ])
  const feed = ['Slots: Memory reader', 'Keyboard: With card']
  await fillShelves(app, [{ ...laptop, name: 'Kaveri Loose', modelNo: 'C', specs: feed }])
  // That of one is in one line, and of the other in two.
  assert.deepEqual(await searched(app, 'laptop without memory card'), [
    ['Kaveri Both', 'Kaveri Iris', 'Kaveri Loose', 'Kaveri Twin'],
    ['Without memory card'],
  ])
})

testOnEachEngine('a laptop without onsite has a warranty of another kind', async ({ app }) => {
  await fillShelves(app, [
    { ...laptop, name: 'Kaveri Carry', modelNo: 'A' },
    { ...laptop, name: 'Kaveri Onsite', modelNo: 'B', warranty: '1 year on-site' },
  ])
  for (const q of ['laptop without onsite', 'laptop no on-site']) {
    assert.deepEqual((await searched(app, q))[0], ['Kaveri Carry'], q)
  }
})

testOnEachEngine(
  'a product with an excluded system stands last among the nearest',
  async ({ app }) => {
    const windows = ['Operating system: Windows 11 Pro', 'Memory: 16 GB']
    await fillShelves(app, [
      { ...laptop, name: 'Kaveri Window', modelNo: 'A', specs: windows },
      { ...laptop, name: 'Kaveri Linux', modelNo: 'B', specs: ['Operating system: Linux'] },
      tallyPrinter,
    ])
    const { instead } = await findProductListPage(app, { q: 'laptop 16gb without windows' })
    assert.deepEqual(
      instead?.near.map(({ name }) => name),
      ['Kaveri Linux', 'Kaveri Window'],
    )
  },
)

/** What is found, in the order of the alphabet, and the conditions that are shown. */
async function searched(app: App, q: string) {
  const { products, asked } = await findProductListPage(app, { q })
  return [products.map(({ name }) => name).toSorted(), asked.map(({ text }) => text)]
}
