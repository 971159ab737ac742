import assert from 'node:assert/strict'
import { fillShelves } from '#tests/fixtures/shelves.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { findSharedSpecifications } from './find-shared-specifications.ts'

const laptop = { category: 'Laptops', specs: ['Display: 14-inch', 'Memory: 16 GB'] }
const printer = { category: 'Printers', specs: ['Display: 2.4-inch touch'] }

testOnEachEngine('products of several categories share no column', async ({ app }) => {
  const products = await fillShelves(app, [laptop, { ...laptop, name: 'Other' }, printer])
  assert.deepEqual(await findSharedSpecifications(app, products.map(idOf)), [])
})

testOnEachEngine(
  'of products that are mostly of one category, the columns are those of that one',
  async ({ app }) => {
    const names = ['One', 'Two', 'Three']
    const laptops = names.map((name) => ({ ...laptop, name }))
    const products = await fillShelves(app, [...laptops, printer])
    const ids = products.map(idOf)
    const columns = await findSharedSpecifications(app, ids)
    assert.deepEqual(columns.map(({ label }) => label).toSorted(), ['Display', 'Memory'])
    assert.equal(columns[0]?.texts.has(ids[0] ?? ''), true)
    assert.equal(columns[0]?.texts.has(ids[3] ?? ''), false)
  },
)

function idOf({ id }: { id: string }) {
  return id
}
