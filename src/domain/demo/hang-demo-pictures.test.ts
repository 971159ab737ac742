import assert from 'node:assert/strict'
import { boardroomPanel, tallyPrinter, travelBook } from '#tests/stories/goods.ts'
import { drawing, uploaded } from '#tests/stories/drawings.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { house } from '../audit/actor.ts'
import { changeProduct, withdrawProduct } from '../products/change-products.ts'
import { findProductRecords } from '../products/find-product-list.ts'
import { addDemoContent, removeDemoContent } from './change-demo-content.ts'
import { hangDemoPictures } from './hang-demo-pictures.ts'

const products = [
  { form: travelBook, pictures: ['front.jpg', 'side.jpg'] },
  { form: tallyPrinter, pictures: ['front.jpg'] },
  { form: boardroomPanel, pictures: [] },
]

/** The folder of drawings: one for each name. */
function drawingsIn({ dataDir }: World) {
  return async (name: string) =>
    uploaded(dataDir, await drawing('jpeg', { width: 60, height: 40 }, name.length), name)
}

async function picturesByName({ app }: World) {
  const records = await findProductRecords(app, {})
  return Object.fromEntries(
    records.map(({ name, images }) => [name, images.map(({ originalName }) => originalName)]),
  )
}

testOnEachEngine('demo products have their drawings a moment later, once', async (world) => {
  const { app } = world
  await addDemoContent(app, {
    products,
    catalogues: [],
    questions: [],
    customers: [],
    contacts: [],
    showpieces: [],
  })
  assert.equal(await hangDemoPictures(app, drawingsIn(world)), true)
  const before = app.content.current
  assert.equal(await hangDemoPictures(app, drawingsIn(world)), false)
  assert.equal(app.content.current, before)
  assert.deepEqual(await picturesByName(world), {
    [travelBook.name]: ['front.jpg', 'side.jpg'],
    [tallyPrinter.name]: ['front.jpg'],
    [boardroomPanel.name]: [],
  })
})

testOnEachEngine('what the office was faster with stays as the office made it', async (world) => {
  const { app } = world
  await addDemoContent(app, {
    products,
    catalogues: [],
    questions: [],
    customers: [],
    contacts: [],
    showpieces: [],
  })
  const records = await findProductRecords(app, {})
  const laptop = records.find(({ name }) => name === travelBook.name)
  const printer = records.find(({ name }) => name === tallyPrinter.name)
  assert(laptop && printer)
  const own = await drawingsIn(world)('own.png')
  await changeProduct(app, house, laptop.id, { ...travelBook, uploads: [own] })
  await withdrawProduct(app, house, printer.id)
  await hangDemoPictures(app, drawingsIn(world))
  assert.deepEqual((await picturesByName(world))[travelBook.name], ['own.png'])
  assert.equal((await app.db.selectFrom('productPictures').selectAll().execute()).length, 1)
})

testOnEachEngine('a process that dies over them leaves them to the next start', async (world) => {
  const { app } = world
  await addDemoContent(app, {
    products,
    catalogues: [],
    questions: [],
    customers: [],
    contacts: [],
    showpieces: [],
  })
  const torn = () => Promise.reject(new Error('torn'))
  await assert.rejects(hangDemoPictures(app, torn), /torn/)
  assert.equal(await hangDemoPictures(app, drawingsIn(world)), true)
})

testOnEachEngine('products that are removed wait for nothing', async (world) => {
  const { app } = world
  await addDemoContent(app, {
    products,
    catalogues: [],
    questions: [],
    customers: [],
    contacts: [],
    showpieces: [],
  })
  await removeDemoContent(app)
  assert.equal(await hangDemoPictures(app, drawingsIn(world)), false)
})
