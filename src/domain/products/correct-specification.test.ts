import assert from 'node:assert/strict'
import { travelBook } from '#tests/fixtures/goods.ts'
import { asha, addAdministrator } from '#tests/fixtures/people.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { addProduct } from './add-product.ts'
import { changeProduct } from './change-product.ts'
import { correctSpecification } from './correct-specification.ts'
import { findReadLines } from './find-read-lines.ts'
import { countProducts } from './find-product-list.ts'

const unread = 'Memory: plenty'
const form = { ...travelBook, category: 'Laptops', specs: [unread, 'Storage: 512 GB SSD'] }

testOnEachEngine(
  'a correction counts in filters, and is kept when another line changes',
  async ({ app }) => {
    const { by, id } = await stock(app)
    assert.equal(await countProducts(app, { only: 'Specifications not understood' }), 1)
    await correctSpecification(app, by, id, { line: unread, kind: 'memory', value: 16 })
    assert.equal(await countProducts(app, { only: 'Specifications not understood' }), 0)
    const specs = [unread, 'Storage: 1 TB SSD']
    await changeProduct(app, by, id, { ...form, specs })
    const [memory, storage] = await findReadLines(app, { id, category: 'Laptops', specs })
    assert.deepEqual(memory?.says, [
      { kind: 'memory', label: 'Memory', text: '16 GB', isCorrected: true },
    ])
    assert.equal(storage?.says[0]?.text, '1 TB')
  },
)

testOnEachEngine('a line says nothing of a kind where the office says so', async ({ app }) => {
  const { by, id } = await stock(app)
  const line = 'Storage: 512 GB SSD'
  await correctSpecification(app, by, id, { line, kind: 'ssd', value: null })
  await correctSpecification(app, by, id, { line, kind: 'storage', value: null })
  const [read] = await findReadLines(app, { id, category: 'Laptops', specs: [line] })
  assert.deepEqual(read?.says, [])
})

testOnEachEngine('a line is read as it stands again without its correction', async ({ app }) => {
  const { by, id } = await stock(app)
  const line = 'Storage: 512 GB SSD'
  const read = () => findReadLines(app, { id, category: 'Laptops', specs: [line] })
  const before = await read()
  await correctSpecification(app, by, id, { line, kind: 'storage', value: 256 })
  assert.notDeepEqual(await read(), before)
  await correctSpecification(app, by, id, { line, kind: 'storage' })
  assert.deepEqual(await read(), before)
})

testOnEachEngine('a line that the product does not have is not corrected', async ({ app }) => {
  const { by, id } = await stock(app)
  await assert.rejects(
    correctSpecification(app, by, id, { line: 'Memory: 8 GB', kind: 'memory', value: 8 }),
    /Save it first/,
  )
})

async function stock(app: App): Promise<{ by: Actor; id: string }> {
  const by = await addAdministrator(app, asha)
  const { id } = await addProduct(app, by, form)
  return { by, id }
}
