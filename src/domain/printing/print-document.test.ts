import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import type { CatalogueOrder } from '#contract/printing/catalogue-print.ts'
import { companyDefaults } from '#contract/site/site-profile.ts'
import { day } from '#platform/clock/clock.ts'
import { travelBook, tallyPrinter, boardroomPanel } from '#tests/fixtures/goods.ts'
import { drawing, uploaded } from '#tests/fixtures/drawings.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { readPdf } from '#tests/fixtures/read-pdf.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import { saveCompany } from '../company/save-company.ts'
import { addProduct } from '../products/add-product.ts'
import { changeProduct } from '../products/change-product.ts'
import { withdrawProduct } from '../products/withdraw-products.ts'
import {
  findCatalogueTask,
  findComparisonTask,
  findDataSheetTask,
  findDocument,
  printDocument,
} from './print-document.ts'
import type { PrintChoice } from './find-printed-products.ts'

const laptops: PrintChoice = { layout: 'pictures', filter: { category: 'Laptops' } }

async function printed({ app }: World, choice: PrintChoice) {
  const task = await findCatalogueTask(app, choice)
  assert(task)
  const made = await printDocument(app, task)
  const stream = await app.printer.files.get(made.fileKey)
  assert(stream)
  return { ...made, content: await buffer(stream) }
}

testOnEachEngine(
  'a catalogue of a category is made of its products, with pictures',
  async (world) => {
    const { app, dataDir } = world
    const photo = await uploaded(
      dataDir,
      await drawing('jpeg', { width: 900, height: 600 }, 1),
      'a.jpg',
    )
    await addProduct(app, system, travelBook, [photo])
    await addProduct(app, system, tallyPrinter)
    const { content, name, products } = await printed(world, laptops)
    assert.equal(name, 'Laptops catalogue, Tamarind IT Solutions.pdf')
    assert.equal(products, 1)
    const { pages, alternatives } = readPdf(content)
    assert.match(pages.join('\n'), /₹58,990/)
    assert.doesNotMatch(pages.join('\n'), /TallyJet/)
    assert.deepEqual(alternatives, [travelBook.name])
    assert.match(content.toString('latin1'), /\/Filter \/DCTDecode/)
  },
)

testOnEachEngine(
  'the file of a data sheet has a shortened name of the product, and what it is of whom in full',
  async ({ app }) => {
    const name = 'Kaveri TravelBook with Dock '.repeat(7).trim()
    const { id } = await addProduct(app, system, { ...travelBook, name })
    const task = await findDataSheetTask(app, id)
    assert(task)
    const made = await printDocument(app, task)
    assert.match(
      made.name,
      /^Kaveri TravelBook .* (Kaveri|TravelBook|with|Dock) data sheet, Tamarind IT Solutions\.pdf$/,
    )
    assert.ok(made.name.length <= 154)
  },
)

testOnEachEngine(
  'products of a category are compared under its name, in the order of their ids',
  async ({ app }) => {
    const { id: one } = await addProduct(app, system, travelBook)
    const { id: other } = await addProduct(app, system, { ...travelBook, name: 'Other', specs: [] })
    const { id: printer } = await addProduct(app, system, tallyPrinter)
    const task = await findComparisonTask(app, [other, one])
    assert(task?.kind === 'comparison')
    assert.equal(task.title, 'Laptops compared')
    const processor = task.rows.find(({ label }) => label === 'Processor')
    assert.deepEqual(processor?.values, ['–', 'Core i5'])
    assert.equal((await findComparisonTask(app, [one, printer]))?.title, 'Products compared')
    assert.equal((await findComparisonTask(app, [one, 'gone']))?.kind, 'data-sheet')
    assert.equal(await findComparisonTask(app, ['gone']), undefined)
  },
)

testOnEachEngine('a catalogue of drafts alone is made of nothing', async ({ app }) => {
  await addProduct(app, system, travelBook)
  await addProduct(app, system, { ...tallyPrinter, publication: 'Draft' })
  const filter = { only: 'Drafts' } as const
  assert.equal(await findCatalogueTask(app, { layout: 'prices', filter }), undefined)
})

testOnEachEngine(
  'an unchanged catalogue is made once, and a changed product makes another',
  async (world) => {
    const { app } = world
    const { id } = await addProduct(app, system, travelBook)
    const first = await printed(world, laptops)
    assert.equal((await printed(world, laptops)).fileKey, first.fileKey)
    await changeProduct(app, system, id, { ...travelBook, price: 1000 })
    const task = await findCatalogueTask(app, laptops)
    assert(task)
    assert.equal(await findDocument(app, task), undefined)
    assert.match(readPdf((await printed(world, laptops)).content).pages.join('\n'), /₹1,000/)
  },
)

testOnEachEngine(
  'a catalogue follows the company, and says what its prices include',
  async (world) => {
    const { app } = world
    const by = await addAdministrator(app, asha)
    await addProduct(app, system, travelBook)
    const profile = {
      ...companyDefaults,
      name: 'Neem Systems',
      priceBasis: 'Excluding GST' as const,
    }
    await saveCompany(app, by, { profile, version: 0 })
    const { pages } = readPdf((await printed(world, laptops)).content)
    assert.match(pages[0] ?? '', /Neem Systems/)
    assert.match(pages[0] ?? '', /Prices in Indian rupees, GST extra as stated/)
    assert.match(pages.at(-1) ?? '', /₹58,990 \+ 18 % GST\n₹69,608 incl\. GST/)
  },
)

testOnEachEngine(
  'a selection stays in its order, or gets the one that was chosen',
  async (world) => {
    const { app } = world
    const { id: laptop } = await addProduct(app, system, travelBook)
    const { id: cheap } = await addProduct(app, system, {
      ...travelBook,
      name: 'Arunvale Air',
      price: 900,
    })
    const { id: asked } = await addProduct(app, system, { ...travelBook, name: 'Zephyr', price: 0 })
    const ids = [asked, laptop, cheap]
    const namesOf = async (order?: CatalogueOrder) => {
      const task = await findCatalogueTask(app, { layout: 'prices', ids, order })
      return task?.groups.flatMap(({ products }) => products.map(({ name }) => name))
    }
    assert.deepEqual(await namesOf(), ['Zephyr', travelBook.name, 'Arunvale Air'])
    assert.deepEqual(await namesOf('name'), ['Arunvale Air', travelBook.name, 'Zephyr'])
    assert.deepEqual(await namesOf('price'), ['Arunvale Air', travelBook.name, 'Zephyr'])
    assert.deepEqual(await namesOf('-price'), [travelBook.name, 'Arunvale Air', 'Zephyr'])
    assert.deepEqual(await namesOf('newest'), ['Zephyr', 'Arunvale Air', travelBook.name])
  },
)

testOnEachEngine('a list is printed in the order of a specification', async ({ app }) => {
  for (const memory of [16, 64, 8]) {
    const specs = [`Memory: ${memory} GB`]
    await addProduct(app, system, { ...travelBook, name: `Laptop ${memory}`, specs })
  }
  const filter = { category: 'Laptops' }
  const task = await findCatalogueTask(app, { layout: 'prices', filter, order: '-memory' })
  const names = task?.groups.flatMap(({ products }) => products.map(({ name }) => name))
  assert.deepEqual(names, ['Laptop 64', 'Laptop 16', 'Laptop 8'])
})

testOnEachEngine('drafts and deleted products are not printed', async (world) => {
  const { app } = world
  const { id } = await addProduct(app, system, travelBook)
  const draft = await addProduct(app, system, { ...travelBook, publication: 'Draft' })
  await withdrawProduct(app, system, id)
  assert.equal(await findCatalogueTask(app, laptops), undefined)
  const ids = [id, draft.id, 'nothing']
  assert.equal(await findCatalogueTask(app, { layout: 'prices', ids }), undefined)
})

testOnEachEngine(
  'the cover names what products were chosen by, and the categories are in their order',
  async (world) => {
    const { app } = world
    for (const form of [boardroomPanel, tallyPrinter, travelBook])
      await addProduct(app, system, form)
    const filter = { category: 'All', maxPrice: 60_000, stock: 'In Stock' as const }
    const task = await findCatalogueTask(app, { layout: 'prices', filter, customer: 'Anand' })
    assert.equal(task?.title, 'Products')
    assert.equal(task.choice, 'In Stock · up to ₹60,000')
    assert.deepEqual(
      task.groups.map(({ name }) => name),
      ['Laptops', 'Printers'],
    )
  },
)

testOnEachEngine(
  'requests at the same time get one catalogue, which is made once',
  async (world) => {
    const { app } = world
    await addProduct(app, system, travelBook)
    const made = await Promise.all(Array.from({ length: 20 }, () => printed(world, laptops)))
    assert.equal(new Set(made.map(({ fileKey }) => fileKey)).size, 1)
  },
)

testOnEachEngine(
  'more different catalogues at once than can wait are refused for a moment',
  async (world) => {
    const { app } = world
    await addProduct(app, system, travelBook)
    const makings = Array.from({ length: 12 }, (_, index) =>
      printed(world, { ...laptops, customer: `Customer ${index}` }),
    )
    const outcomes = await Promise.allSettled(makings)
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    assert.equal(refused.length, 5)
    for (const reason of refused)
      assert.deepEqual([reason.kind, reason.retryAfterSeconds], ['unavailable', 15])
  },
)

testOnEachEngine(
  'a picture that is gone leaves its frame, not the catalogue, empty',
  async (world) => {
    const { app, dataDir } = world
    const photo = await uploaded(
      dataDir,
      await drawing('jpeg', { width: 400, height: 300 }, 1),
      'a.jpg',
    )
    const { images } = await addProduct(app, system, travelBook, [photo])
    for (const { url, thumbnail } of images) {
      for (const address of [url, thumbnail]) await app.files.delete(address.slice(1))
    }
    const { pages } = readPdf((await printed(world, laptops)).content)
    assert.match(pages.at(-1) ?? '', /Image on request/)
  },
)

testOnEachEngine(
  'catalogues that were made two days ago are swept, and newer ones stay',
  async (world) => {
    const { app } = world
    await addProduct(app, system, travelBook)
    const { fileKey } = await printed(world, laptops)
    assert.equal(await app.printer.sweep(new Date()), 0)
    assert.equal(await app.printer.sweep(new Date(Date.now() + 2 * day)), 1)
    assert.equal(await app.printer.files.head(fileKey), undefined)
  },
)
