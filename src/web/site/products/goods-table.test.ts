import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProductListPage } from '#contract/products/product-list.ts'
import { goodsTable } from './goods-table.ts'

const list: ProductListPage = {
  category: 'Laptops',
  q: '',
  asked: [],
  tabs: [],
  filters: null,
  products: [
    {
      id: '1',
      path: '/products-details/1',
      name: 'Arunvale 14',
      brand: 'Arunvale',
      modelNo: '',
      category: 'Laptops',
      picture: null,
      specs: ['RAM: 16 GB', 'Backlit keyboard'],
      hasMoreSpecs: false,
      price: null,
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
}

const memory = [{ label: 'RAM', texts: new Map([['1', '16 GB']]) }]

test('shared specifications are columns after the stock', () => {
  const { heads, cells } = goodsTable(list, memory, '?view=table', shown)
  assert.deepEqual(
    heads.map(({ text }) => text),
    ['Product', 'Price', 'Stock', 'RAM', 'Brand', 'Model Number'],
  )
  assert.deepEqual(cells, [['16 GB', 'Arunvale', '–']])
})

test('without a shared specification one column has all lines', () => {
  const { heads, cells } = goodsTable(list, [], '?view=table', shown)
  assert.equal(heads[3]?.text, 'Specifications')
  assert.equal(cells[0]?.[0], 'RAM: 16 GB, Backlit keyboard')
})

test('a press on the price sorts by it, a second one turns the order round', () => {
  const priceHead = (search: string) => goodsTable(list, memory, search, shown).heads[1]
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

test('the caption names the filters', () => {
  const { caption } = goodsTable(list, memory, '?view=table', shown)
  assert.equal(caption, 'Laptops · Arunvale · 1 product')
})
