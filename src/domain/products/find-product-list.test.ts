import assert from 'node:assert/strict'
import type { ProductForm } from '#contract/products/product-form.ts'
import { ProductListQuery } from '#contract/products/product-query.ts'
import { productSorts } from '#contract/products/product-list.ts'
import type { ProductListPage } from '#contract/products/product-list.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { boardroomPanel, tallyPrinter, travelBook } from '#tests/fixtures/goods.ts'
import { fillShelves, sixtyProducts } from '#tests/fixtures/shelves.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { system } from '../audit/actor.ts'
import { withdrawProduct } from './withdraw-products.ts'
import { countProducts, findListedProducts, findProductListPage } from './find-product-list.ts'
import { listedOf } from './product-views.ts'
import { findProductRecords } from './find-product-records.ts'
import { specifiedCategories } from '#tests/fixtures/specified-categories.ts'

/** Nothing of it is found but its name, its brand and its category. */
const plain: Partial<ProductForm> = {
  category: 'Accessories',
  modelNo: 'X',
  specs: [],
  description: 'Repairable.',
}

testOnEachEngine('the first category is selected when nothing is asked for', async ({ app }) => {
  await fillShelves(app, [travelBook, tallyPrinter])
  const selected = async (query: object) => (await pageOf(app, query)).category
  for (const nothing of [{}, { sort: 'name' }, { page: '2' }, { q: '', brand: '', minPrice: '' }]) {
    assert.equal(await selected(nothing), 'Desktops', JSON.stringify(nothing))
  }
  for (const filter of [
    { q: 'a' },
    { brand: 'Kaveri' },
    { stock: 'In Stock' },
    { minPrice: '0' },
    { maxPrice: '0' },
  ]) {
    assert.equal(await selected(filter), 'All', JSON.stringify(filter))
  }
  assert.equal(await selected({ category: 'Printers', q: 'a' }), 'Printers')
  assert.equal((await pageOf(app, { category: 'All' })).total, 2)
})

testOnEachEngine(
  'a search whose misspelt word is known names the word whose products it lists',
  async ({ app }) => {
    await fillShelves(app, [{ ...tallyPrinter, name: 'Tally Desk Printer' }, travelBook])
    const misspelt = await pageOf(app, { q: 'desk prnter' })
    assert.deepEqual(
      [misspelt.total, misspelt.isCorrected, misspelt.spelling],
      [1, true, 'desk printer'],
    )
    assert.equal((await pageOf(app, { q: 'desk printer' })).spelling, null)
  },
)

testOnEachEngine(
  'misspelt words list the products that the right words list, in the same order',
  async ({ app }) => {
    const books = [16, 8, 32].map((size) => ({
      ...travelBook,
      modelNo: `TB-${size}`,
      price: size * 4000,
      specs: [`Memory: ${size} GB`, 'Cover: 60000 openings, under warranty'],
    }))
    await fillShelves(app, [...books, tallyPrinter])
    for (const [misspelt, right] of [
      ['16gb labtop', '16gb laptop'],
      ['lapotp 16gb', 'laptop 16gb'],
      ['pritner under 40k', 'printer under 40k'],
      ['laptop 16gb udner 70000', 'laptop 16gb under 70000'],
      ['laptop udner 70000', 'laptop under 70000'],
      ['laptop uner 70000', 'laptop under 70000'],
      ['laptop abvoe 60000', 'laptop above 60000'],
    ] as const) {
      const [found, wanted] = [await pageOf(app, { q: misspelt }), await pageOf(app, { q: right })]
      assert.notEqual(wanted.total, 0, right)
      assert.deepEqual([found.products, found.asked], [wanted.products, wanted.asked], misspelt)
      assert.deepEqual([found.isCorrected, found.spelling], [true, right])
    }
    const { total, asked } = await pageOf(app, { q: 'laptop abvoe 900000' })
    assert.deepEqual([total, asked.map(({ text }) => text)], [0, ['From ₹9,00,000']])
  },
)

testOnEachEngine(
  'a small unknown word before a price does not empty the list, and nonsense with a price finds nothing',
  async ({ app }) => {
    await fillShelves(app, [{ ...travelBook, price: 50_000 }, tallyPrinter])
    for (const q of ['laptop xqz 60000', 'laptop xqz rs 60k', 'kaveri xqz ₹60,000']) {
      const { total, isCorrected, spelling } = await pageOf(app, { q })
      assert.deepEqual([total, isCorrected, spelling], [1, true, null], q)
    }
    for (const q of ['xqz ₹60,000', 'laptop xqzzwv 60000', 'xqz laptop under 60000']) {
      assert.equal((await pageOf(app, { q })).total, 0, q)
    }
  },
)

testOnEachEngine('the tabs are all categories, and count what is asked for', async ({ app }) => {
  const [, withdrawn] = await fillShelves(app, [travelBook, travelBook, travelBook, tallyPrinter])
  await withdrawProduct(app, system, withdrawn?.id ?? '')
  for (const [query, counts] of [
    [{}, { Laptops: 2, Printers: 1 }],
    [{ category: 'Printers' }, { Laptops: 2, Printers: 1 }],
    [{ q: 'travelbook' }, { Laptops: 2 }],
    [{ q: 'nothing like it' }, {}],
  ] as const) {
    const { tabs } = await pageOf(app, query)
    const expected = specifiedCategories.map((name) => ({
      name,
      count: (counts as Record<string, number>)[name] ?? 0,
    }))
    assert.deepEqual(tabs, expected)
  }
})

testOnEachEngine('a card shows four lines, and no price that is on request', async ({ app }) => {
  const [laptop] = await fillShelves(app, [travelBook, tallyPrinter, boardroomPanel])
  const { products } = await pageOf(app, { category: 'All' })
  const [panel, printer, card] = products
  assert.deepEqual(card, {
    id: laptop?.id,
    path: `/products-details/${laptop?.id}-kaveri-travelbook-14`,
    name: travelBook.name,
    brand: travelBook.brand,
    modelNo: travelBook.modelNo,
    category: 'Laptops',
    picture: null,
    specs: travelBook.specs.slice(0, 4),
    hasMoreSpecs: true,
    price: 58_990,
    hsnCode: '',
    gstRate: 18,
    stockStatus: 'In Stock',
  })
  assert.deepEqual([printer?.hasMoreSpecs, printer?.price, panel?.price], [false, 14_250.5, null])
})

testOnEachEngine('every order puts products as a reader expects', async ({ app }) => {
  const forms = [
    { name: 'Éclair 2', price: 300 },
    { name: 'zebra', price: 0 },
    { name: 'apple 10', price: 0.01 },
    { name: 'Banana', price: 999_999_999.99 },
    { name: '“Apple” 9', price: 300 },
  ]
  await fillShelves(app, forms)
  const order = async (sort: string) => namesOn(await pageOf(app, { category: 'All', sort }))
  const [eclair, zebra, apple10, banana, apple9] = forms.map((form) => form.name)
  assert.deepEqual(await order('newest'), [apple9, banana, apple10, zebra, eclair])
  assert.deepEqual(await order(''), await order('newest'))
  assert.deepEqual(await order('relevance'), await order('newest'))
  assert.deepEqual(await order('name'), [apple10, apple9, banana, eclair, zebra])
  assert.deepEqual(await order('price'), [apple10, eclair, apple9, banana, zebra])
  assert.deepEqual(await order('-price'), [banana, apple9, eclair, apple10, zebra])
})

testOnEachEngine('page after page shows each product once, in every order', async ({ app }) => {
  await fillShelves(app, sixtyProducts)
  for (const sort of productSorts) {
    const pages = await Promise.all(
      ['1', '2', '3', '4'].map((page) => pageOf(app, { category: 'All', sort, page })),
    )
    assert.deepEqual(
      pages.map(({ products }) => products.length),
      [24, 24, 12, 0],
    )
    for (const { total, pages: count } of pages) assert.deepEqual([total, count], [60, 3])
    assert.equal(new Set(pages.flatMap(({ products }) => idsOf(products))).size, 60, sort)
  }
  assert.equal((await pageOf(app, { category: 'Desktops' })).pages, 1)
})

testOnEachEngine('every filter finds exactly what fits it, and counts as many', async ({ app }) => {
  const all = await fillShelves(app, sixtyProducts)
  const filters: [object, (product: ProductRecord) => boolean][] = [
    [{}, () => true],
    [{ category: 'All' }, () => true],
    [{ category: 'Printers' }, (one) => one.category === 'Printers'],
    [{ category: 'UPS Systems' }, () => false],
    [{ brand: 'Kaveri' }, (one) => one.brand === 'Kaveri'],
    [{ brand: ['Kaveri', 'Lekhra'] }, (one) => one.brand !== 'Phalkora'],
    [{ brand: 'kaveri' }, () => false],
    [{ stock: 'Out of Stock' }, (one) => one.stockStatus === 'Out of Stock'],
    [{ minPrice: '0' }, (one) => one.price > 0],
    [{ minPrice: '0.01' }, (one) => one.price > 0],
    [{ minPrice: '100' }, (one) => one.price >= 100],
    [{ minPrice: '100.01' }, (one) => one.price === 2500.5],
    [{ maxPrice: '99.99' }, (one) => one.price === 99.99],
    [{ maxPrice: '0' }, () => false],
    [{ minPrice: '99.99', maxPrice: '100' }, (one) => one.price === 99.99 || one.price === 100],
    [{ q: 'neem' }, (one) => one.name === 'Neem'],
    [
      {
        category: 'Laptops',
        brand: 'Lekhra',
        stock: 'In Stock',
        maxPrice: '2500.50',
        q: 'laptops',
      },
      (one) =>
        one.category === 'Laptops' &&
        one.brand === 'Lekhra' &&
        one.stockStatus === 'In Stock' &&
        one.price > 0,
    ],
  ]
  for (const [query, fits] of filters) {
    const asked = ProductListQuery.parse(query)
    const found = await findProductRecords(app, asked)
    const expected = all.filter(fits).map((one) => one.id)
    assert.deepEqual(idsOf(found).toSorted(), expected, JSON.stringify(query))
    assert.equal(await countProducts(app, asked), expected.length, JSON.stringify(query))
  }
})

testOnEachEngine(
  'a search folds letters, accents and signs, and wants every word',
  async ({ app }) => {
    await fillShelves(app, [
      { ...plain, name: 'Café-Crème Kiosk' },
      { ...plain, name: 'Printer', modelNo: 'M126nw' },
      { ...plain, name: 'Workstation', specs: ['Memory: 16 GB'] },
      { ...plain, name: 'ΜΟΝΑΔΑ 電腦' },
    ])
    const expected: Record<string, string[]> = {
      'CAFE creme': ['Café-Crème Kiosk'],
      'crème, café!': ['Café-Crème Kiosk'],
      'm126-nw': ['Printer'],
      M126: ['Printer'],
      '16 gb': ['Workstation'],
      μονάδα: ['ΜΟΝΑΔΑ 電腦'],
      電腦: ['ΜΟΝΑΔΑ 電腦'],
      'accessories kiosk kaveri': ['Café-Crème Kiosk'],
      'kiosk printer': [],
      repairable: [],
      [`printer${' m126nw'.repeat(25)}`]: ['Printer'],
    }
    for (const [q, names] of Object.entries(expected)) {
      assert.deepEqual(namesOn(await pageOf(app, { q })), names, q)
    }
  },
)

testOnEachEngine('signs mean nothing to a search, and are no error', async ({ app }) => {
  await fillShelves(app, [
    { ...plain, name: '100% Cotton_Bag' },
    { ...plain, name: 'Sleeve' },
  ])
  for (const q of ['%', '_', '%%', '_%', '*', '\\', "'", "';--", '\\%', '[a-z]', '"', '₹', '…']) {
    const page = await pageOf(app, { q })
    assert.deepEqual([page.products.length, page.total, page.q], [0, 0, q], q)
  }
  assert.equal((await pageOf(app, { q: '100%' })).total, 1)
  assert.equal((await pageOf(app, { q: 'cotton_bag' })).total, 1)
})

testOnEachEngine('a call without page and limit gives the whole list', async ({ app }) => {
  const added = await fillShelves(app, [travelBook, tallyPrinter, boardroomPanel])
  const ids = idsOf(added).toReversed()
  const all = await findListedProducts(app, {})
  assert.deepEqual(idsOf(all), ids)
  const [first, second] = all.map(listedOf)
  assert.equal(second?.specs, 'Pages: 22 a minute, Network: Wi-Fi')
  assert.deepEqual([first?.price, second?.price], [null, 14_250.5])
  const part = await findListedProducts(app, { page: 2, limit: 2 })
  assert.deepEqual(idsOf(part), ids.slice(2))
})

/** The page of an address's query, parsed as the site does. */
function pageOf(app: App, query: object) {
  return findProductListPage(app, ProductListQuery.parse(query))
}

function namesOn({ products }: ProductListPage) {
  return products.map((product) => product.name)
}

function idsOf(products: { id: string }[]) {
  return products.map((product) => product.id)
}
