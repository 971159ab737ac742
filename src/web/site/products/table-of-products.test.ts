import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProductListPage } from '#contract/products/product-list.ts'
import { tableOfProducts } from './table-of-products.ts'

const list: ProductListPage = {
  category: 'Laptops',
  q: '',
  asked: [],
  isCorrected: false,
  spelling: null,
  tabs: [],
  filters: null,
  products: [
    {
      id: '1',
      path: '/products-details/1',
      name: 'Arunvale 14',
      brand: 'Arunvale',
      modelNo: 'LA-14',
      category: 'Laptops',
      picture: null,
      specs: ['RAM: 16 GB', 'Backlit keyboard'],
      hasMoreSpecs: false,
      price: null,
      hsnCode: '84713010',
      gstRate: 18,
      stockStatus: 'In Stock',
    },
  ],
  total: 1,
  page: 1,
  pages: 1,
  instead: null,
}

const shown = {
  heading: 'Laptops',
  count: '1 product',
  chips: [{ text: 'Arunvale', to: '/products', isSet: true }],
  basis: 'Excluding GST' as const,
}

const memory = [{ label: 'RAM', kind: 'memory' as const, texts: new Map([['1', '16 GB']]) }]

test('shared specifications are columns between the name and the price', () => {
  const { heads, cells } = tableOfProducts(list, memory, '?view=table', shown)
  assert.deepEqual(
    heads.map(({ text }) => text),
    ['Product', 'RAM', 'Price', 'Stock'],
  )
  assert.deepEqual(cells, [[['', '16 GB', '']]])
})

test('of products of several categories the table shows the category and the main facts', () => {
  const printer = list.products.map((one) => ({
    ...one,
    id: '2',
    category: 'Printers',
    specs: ['Functions: Print, copy', 'Print speed: 17 ipm', 'Paper: A4', 'Weight: 4 kg'],
  }))
  const products = [...list.products, ...printer]
  const table = tableOfProducts({ ...list, products }, [], '?view=table', shown)
  const { heads, cells } = table
  assert.equal(table.isMixed, true)
  assert.deepEqual(
    heads.map(({ text }) => text),
    ['Product', 'Category', 'Main facts', 'Price', 'Stock'],
  )
  const texts = cells.map((row) => row.map((parts) => parts.join('')))
  assert.deepEqual(texts[0], ['Laptops', 'RAM: 16 GB · Backlit keyboard'])
  assert.deepEqual(texts[1], [
    'Printers',
    'Functions: Print, copy · Print speed: 17 ipm · Paper: A4',
  ])
  const priced = products.map((product) => ({ ...product, price: 20_000 }))
  const sold = tableOfProducts({ ...list, products: priced }, [], '?view=table', shown)
  assert.equal(sold.heads.at(-2)?.note, undefined, 'each price says itself what it is')
})

test('two columns that all products of one category share are no category and facts', () => {
  const columns = [...memory, { label: 'Weight', kind: undefined, texts: new Map() }]
  assert.equal(tableOfProducts(list, columns, '', shown).isMixed, false)
})

test('a column is as wide as its texts are long', () => {
  const weight = { label: 'Weight', kind: undefined, texts: new Map([['1', '1.2 kg']]) }
  const display = { ...weight, texts: new Map([['1', '14-inch WQXGA (2560 × 1600) IPS']]) }
  const { style } = tableOfProducts(list, [weight, display], '', shown)
  assert.deepEqual(style, { '--specs': '2', '--columns': 'minmax(0,9fr) minmax(0,31fr)' })
})

test('a column has room for its longest word in one line', () => {
  const texts = new Map([['1', '16 GB LPDDR5X-6400']])
  const { style } = tableOfProducts(list, [{ label: 'RAM', kind: undefined, texts }], '', shown)
  assert.deepEqual(style, { '--specs': '1', '--columns': 'minmax(0,24fr)' })
})

test('without a shared specification one column has all lines', () => {
  const { heads, cells } = tableOfProducts(list, [], '?view=table', shown)
  assert.equal(heads[1]?.text, 'Specifications')
  assert.equal(cells[0]?.[0]?.join(''), 'RAM: 16 GB, Backlit keyboard')
})

test('a press on the price sorts by it, a second one turns the order round', () => {
  const priceHead = (search: string) => tableOfProducts(list, memory, search, shown).heads[2]
  const lowest = '/products?category=Laptops&sort=price&view=table'
  const highest = '/products?category=Laptops&sort=-price&view=table'
  assert.deepEqual(priceHead('?view=table&page=2'), { text: 'Price', to: lowest })
  assert.deepEqual(priceHead('?view=table&sort=price'), {
    text: 'Price',
    to: highest,
    order: 'ascending',
  })
  assert.equal(priceHead('?view=table&sort=-price')?.order, 'descending')
})

test('a table says once, above its prices, what all of them say of GST', () => {
  const priceHead = (...terms: { price: number | null; gstRate: number }[]) => {
    const products = terms.flatMap((term) => list.products.map((one) => ({ ...one, ...term })))
    return tableOfProducts({ ...list, products }, memory, '', shown).heads[2]
  }
  const [usual, onRequest] = [
    { price: 84_990, gstRate: 18 },
    { price: null, gstRate: 5 },
  ]
  assert.equal(priceHead(usual, onRequest, usual)?.note, '+ 18 % GST')
  assert.equal(priceHead(usual, { price: 100, gstRate: 28 })?.note, undefined)
  assert.equal(priceHead(onRequest)?.note, undefined)
})

test('a column of specifications is sorted by what is understood of it, a short number stands at the right', () => {
  const specHead = (text: string, search = '', kind?: 'memory') =>
    tableOfProducts(list, [{ label: 'RAM', kind, texts: new Map([['1', text]]) }], search, shown)
      .heads[1]
  const to = '/products?category=Laptops&sort=memory'
  assert.deepEqual(specHead('16 GB', '', 'memory'), { text: 'RAM', to, isNumber: true })
  const [falling, order] = ['/products?category=Laptops&sort=-memory', 'ascending']
  assert.deepEqual(specHead('16 GB DDR5', '?sort=memory', 'memory'), {
    text: 'RAM',
    to: falling,
    order,
  })
  assert.deepEqual(specHead('as ordered'), { text: 'RAM' })
})

test('a long value is shown up to its first comma, and the file has the same list', () => {
  const texts = new Map([['1', '16 GB DDR5-5600, 1 of 2 slots free']])
  const search = '?view=table&brand=Arunvale&page=2'
  const table = tableOfProducts(list, [{ label: 'RAM', kind: 'memory', texts }], search, shown)
  assert.deepEqual(table.cells[0]?.[0], ['', '16 GB', ' ', 'DDR5-5600', ''])
  assert.equal(table.file, '/products.csv?brand=Arunvale&category=Laptops')
})

test('a long value is shown without what it says in brackets at its end, a short one is whole', () => {
  const shownText = (text: string) => {
    const texts = new Map([['1', text]])
    const table = tableOfProducts(list, [{ label: 'RAM', kind: 'memory', texts }], '', shown)
    return table.cells[0]?.[0]?.join('')
  }
  assert.equal(shownText('16 GB DDR5 5,600 MHz (1 of 2 slots free)'), '16 GB DDR5 5,600 MHz')
  assert.equal(shownText('14-inch WQXGA (2560 × 1600) IPS'), '14-inch WQXGA (2560 × 1600) IPS')
  assert.equal(shownText('16 GB (1 slot free)'), '16 GB (1 slot free)')
})

test('the caption names the filters', () => {
  const { caption } = tableOfProducts(list, memory, '?view=table', shown)
  assert.equal(caption, 'Laptops · Arunvale · 1 product')
})
