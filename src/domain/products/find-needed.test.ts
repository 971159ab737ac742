import assert from 'node:assert/strict'
import { tallyPrinter, travelBook } from '#tests/fixtures/goods.ts'
import { fillShelves } from '#tests/fixtures/shelves.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { findProductListPage } from './find-product-list.ts'

const carryIn = { name: 'Loom 15', modelNo: 'LM-15', warranty: '3 years carry-in' }
const nextDay = { name: 'Forge 16', modelNo: 'FM-16', warranty: '3 years on-site, NBD' }
const inLine = {
  name: 'Loom Air',
  modelNo: 'LM-A',
  warranty: '1 year',
  specs: ['Warranty: On site'],
}

testOnEachEngine(
  'a search for an onsite warranty, in any spelling, finds what has one',
  async ({ app }) => {
    await fillShelves(app, [travelBook, carryIn, nextDay, inLine])
    for (const q of ['onsite warranty laptop', 'on site laptop', 'laptop with on-site support']) {
      assert.deepEqual(await namesFor(app, q), ['Forge 16', travelBook.name, 'Loom Air'], q)
    }
    for (const q of ['laptop 3 years onsite warranty', '3 yrs on site laptop']) {
      assert.deepEqual(await namesFor(app, q), ['Forge 16', travelBook.name], q)
    }
    for (const q of ['laptop nbd', 'next business day onsite laptop']) {
      assert.deepEqual(await namesFor(app, q), ['Forge 16'], q)
    }
  },
)

testOnEachEngine(
  'an onsite warranty is shown among the conditions, and each can be taken out',
  async ({ app }) => {
    await fillShelves(app, [travelBook, tallyPrinter])
    const { asked } = await findProductListPage(app, { q: 'laptop 3 years onsite warranty' })
    assert.deepEqual(asked, [
      { text: 'Onsite warranty', without: 'laptop 3 years warranty' },
      { text: 'Warranty: From 3 years', without: 'laptop onsite' },
    ])
  },
)

testOnEachEngine('a search for 5 laptops finds all laptops', async ({ app }) => {
  await fillShelves(app, [travelBook, carryIn, nextDay, tallyPrinter])
  for (const q of ['5 laptops', '20 laptops', 'laptop 10 nos', 'quote for 50 laptops']) {
    assert.deepEqual(await namesFor(app, q), ['Forge 16', travelBook.name, 'Loom 15'], q)
  }
})

testOnEachEngine('a search for something cheap finds the lowest price first', async ({ app }) => {
  const priced = { stockStatus: 'In Stock', price: 30_000 } as const
  await fillShelves(app, [
    { ...priced, name: 'Kaveri Plain', modelNo: 'A', price: 40_000 },
    { ...priced, name: 'Kaveri Asked', modelNo: 'B', price: 0 },
    { ...priced, name: 'Kaveri Small', modelNo: 'C' },
    { ...priced, name: 'Kaveri Gone', modelNo: 'D', price: 20_000, stockStatus: 'Out of Stock' },
    { ...priced, name: 'Cheap Laptop Laptop', modelNo: 'E', price: 90_000 },
    tallyPrinter,
  ])
  for (const q of [
    'cheap laptop',
    'cheapest laptops',
    'laptop low price',
    'low cost laptop',
    'laptop lowest price',
    'budget laptop',
    'affordable laptop',
    'economical laptop',
    'sasta laptop',
    'sabse saste laptop',
  ]) {
    const names = ['Kaveri Small', 'Kaveri Plain', 'Cheap Laptop Laptop', 'Kaveri Gone']
    assert.deepEqual(await foundFor(app, q), [...names, 'Kaveri Asked'], q)
  }
  assert.equal((await foundFor(app, 'laptop budget 35000')).includes('Kaveri Plain'), false)
  const dearFirst = await findProductListPage(app, { q: 'cheap laptop', sort: '-price' })
  assert.equal(dearFirst.products[0]?.name, 'Cheap Laptop Laptop')
  const { asked } = await findProductListPage(app, { q: 'cheap laptop under 50000' })
  assert.deepEqual(asked, [
    { text: 'Up to ₹50,000', without: 'cheap laptop' },
    { text: 'Lowest price first', without: 'laptop under 50000' },
  ])
})

testOnEachEngine(
  'a budget that includes GST is compared with the price that does',
  async ({ app }) => {
    const priced = { hsnCode: '', stockStatus: 'In Stock' } as const
    await fillShelves(app, [
      { ...priced, name: 'Kaveri Over', modelNo: 'A', price: 58_490, gstRate: 18 },
      { ...priced, name: 'Kaveri Within', modelNo: 'B', price: 50_000, gstRate: 18 },
      { ...priced, name: 'Kaveri Taxless', modelNo: 'C', price: 60_000, gstRate: 0 },
      { ...priced, name: 'Kaveri Asked', modelNo: 'D', price: 0, gstRate: 18 },
    ])
    for (const q of [
      'laptop under 60000 incl gst',
      'laptop under 60000 including gst',
      'laptop under 60000 with gst',
      'laptop under 60000 inclusive of gst',
      'laptop 60000 gst included',
    ]) {
      assert.deepEqual(await namesFor(app, q), ['Kaveri Taxless', 'Kaveri Within'], q)
    }
    for (const q of [
      'laptop under 60000',
      'laptop under 60000 excl gst',
      'laptop under 60000 without gst',
      'laptop 60000 plus gst',
      'laptop 60000 + gst',
      'laptop under 60000 with gst bill',
    ]) {
      const names = ['Kaveri Over', 'Kaveri Taxless', 'Kaveri Within']
      assert.deepEqual(await namesFor(app, q), names, q)
    }
    assert.deepEqual(await namesFor(app, 'laptop above 60000 incl gst'), [
      'Kaveri Over',
      'Kaveri Taxless',
    ])
  },
)

testOnEachEngine('a search for a toner for a printer finds the toner', async ({ app }) => {
  const toner = { category: 'Accessories', brand: 'Lekhra', specs: ['Colour: Black'] }
  await fillShelves(app, [
    { ...toner, name: 'Meridian M-1 Toner', brand: 'Meridian', modelNo: 'M-1', price: 900 },
    { ...toner, name: 'Lekhra LT-126X Toner', modelNo: 'LT-126X', price: 2450 },
    { ...tallyPrinter, name: 'Lekhra Laser Printer', specs: ['Toner: LT-126X, with cartridge'] },
    { ...toner, name: 'Meridian Keyboard', modelNo: 'K', specs: ['Battery: 2 AA'] },
    { name: 'Kaveri TravelBook 14', specs: ['Charger: adapter', 'Battery: 56 Wh', 'Toner: none'] },
  ])
  const both = ['Lekhra LT-126X Toner', 'Meridian M-1 Toner']
  for (const q of ['toner for lekhra printer', 'toner for lekhra', 'toner cartridge for lekhra']) {
    assert.deepEqual(await foundFor(app, q), both, q)
  }
  for (const q of ['toner for printer', 'toner for printers under 3000']) {
    assert.deepEqual(await namesFor(app, q), both, q)
  }
  assert.deepEqual(await foundFor(app, 'toner for lekhra printer under 1000'), [
    'Meridian M-1 Toner',
  ])
  // Nothing on the shelves is one.
  assert.deepEqual(await foundFor(app, 'battery for laptop'), ['Kaveri TravelBook 14'])
})

testOnEachEngine(
  'a search that says without, no or a hyphen before a word leaves out what has it',
  async ({ app }) => {
    const windows = { modelNo: 'W', specs: ['Operating system: Windows 11 Home', 'Memory: 8 GB'] }
    const gaming = { modelNo: 'G', specs: ['Operating system: Linux', 'Lid: Teak'] }
    const cable = { ...tallyPrinter, modelNo: 'C', specs: ['Network: Ethernet'] }
    await fillShelves(app, [
      { ...windows, name: 'Kaveri Plain Laptop' },
      { ...gaming, name: 'Brindal Gaming Laptop' },
      { ...cable, name: 'Lekhra Cable Printer' },
      tallyPrinter,
    ])
    for (const [q, names] of [
      ['laptop without windows', ['Brindal Gaming Laptop']],
      ['laptop no windows 11', ['Brindal Gaming Laptop']],
      ['laptop -gaming', ['Kaveri Plain Laptop']],
      ['-gaming laptop under 60000', ['Kaveri Plain Laptop']],
      ['printer without wifi', ['Lekhra Cable Printer']],
      ['printer no wi-fi', ['Lekhra Cable Printer']],
      ['printer without wireless', ['Lekhra Cable Printer']],
      ['laptop without any gaming -windows', []],
    ] as const)
      assert.deepEqual(await namesFor(app, q), names, q)
    const { asked } = await findProductListPage(app, { q: 'laptop without windows' })
    assert.deepEqual(asked, [{ text: 'Without windows', without: 'laptop' }])
  },
)

testOnEachEngine(
  'a search that names several categories and nothing else finds what is in any of them',
  async ({ app }) => {
    const ups = { ...tallyPrinter, name: 'Sthiron UPS', category: 'UPS Systems', modelNo: 'U' }
    await fillShelves(app, [travelBook, tallyPrinter, ups])
    const both = [tallyPrinter.name, travelBook.name].toSorted()
    for (const q of ['laptop or printer', 'laptop, printer', 'laptop/printer', 'laptop & printer'])
      assert.deepEqual(await namesFor(app, q), both, q)
    const all = [...both, ups.name].toSorted()
    assert.deepEqual(await namesFor(app, 'laptop, printer, ups'), all)
    assert.deepEqual(await namesFor(app, 'laptop or printer under 100'), [])
    assert.deepEqual(await namesFor(app, 'laptop or zebra'), [])
  },
)

testOnEachEngine(
  'a search for a laptop for a lab finds laptops where none says that it is for one',
  async ({ app }) => {
    await fillShelves(app, [travelBook, tallyPrinter])
    for (const q of ['laptop for lab', 'laptop for accounts', 'urgently need 10 laptops for tally'])
      assert.deepEqual(await namesFor(app, q), [travelBook.name], q)
  },
)

testOnEachEngine('a desktop without a monitor is no all-in-one', async ({ app }) => {
  const desktop = { ...travelBook, category: 'Desktops' }
  await fillShelves(app, [
    { ...desktop, name: 'Homestead All-in-One', modelNo: 'A', specs: ['Display: 23.8 inch'] },
    { ...desktop, name: 'Tower Set with Monitor', modelNo: 'B', specs: ['Memory: 8 GB'] },
    { ...desktop, name: 'Tower', modelNo: 'C', specs: ['Memory: 8 GB'] },
  ])
  assert.deepEqual(await namesFor(app, 'desktops without monitor'), ['Tower'])
})

testOnEachEngine('every state of the stock can be asked for in words', async ({ app }) => {
  await fillShelves(app, [
    { name: 'Kaveri Here', modelNo: 'A', stockStatus: 'In Stock', specs: ['Work: in order'] },
    { name: 'Kaveri Gone', modelNo: 'B', stockStatus: 'Out of Stock', specs: [] },
    { name: 'Kaveri Coming', modelNo: 'C', stockStatus: 'Pre Order', specs: [] },
    { name: 'Kaveri Later', modelNo: 'D', stockStatus: 'Back Order', specs: ['Back: stand'] },
  ])
  for (const [q, name, text] of [
    ['in stock laptops', 'Kaveri Here', 'In Stock'],
    ['out of stock laptops', 'Kaveri Gone', 'Out of Stock'],
    ['laptop not available', 'Kaveri Gone', 'Out of Stock'],
    ['back order', 'Kaveri Later', 'Back Order'],
    ['laptops on back-order', 'Kaveri Later', 'Back Order'],
    ['pre order laptop', 'Kaveri Coming', 'Pre Order'],
  ] as const) {
    assert.deepEqual(await namesFor(app, q), [name], q)
    const { asked } = await findProductListPage(app, { q })
    assert.deepEqual(
      asked.map((part) => part.text),
      [text],
      q,
    )
  }
})

testOnEachEngine(
  'a visitor who writes Hindi or Kannada finds the same, in either script',
  async ({ app }) => {
    const office = { ...tallyPrinter, name: 'Lekhra Office Printer', modelNo: 'O', price: 90_000 }
    await fillShelves(app, [travelBook, office])
    for (const q of [
      'लैपटॉप',
      'ಲ್ಯಾಪ್ಟಾಪ್',
      'ಲ್ಯಾಪ್\u200cಟಾಪ್',
      'accha laptop chahiye',
      'kaveri ka laptop',
    ])
      assert.deepEqual(await namesFor(app, q), [travelBook.name], q)
    for (const q of ['प्रिंटर', 'ಪ್ರಿಂಟರ್', 'ಪ್ರಿಂಟರ್ ಬೇಕು', 'printer chahiye office ke liye'])
      assert.deepEqual(await namesFor(app, q), [office.name], q)
    for (const q of [
      'लैपटॉप 60000 से कम',
      'लैपटॉप ६०००० तक',
      'सस्ता लैपटॉप',
      'laptop chahiye 60 hazar se kam',
    ])
      assert.deepEqual(await namesFor(app, q), [travelBook.name], q)
    assert.deepEqual(await namesFor(app, 'प्रिंटर 60000 से कम'), [])
  },
)

/** In the order of the alphabet. */
async function namesFor(app: App, q: string) {
  return (await foundFor(app, q)).toSorted()
}

async function foundFor(app: App, q: string) {
  return (await findProductListPage(app, { q })).products.map(({ name }) => name)
}
