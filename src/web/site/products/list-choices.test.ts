import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProductListPage } from '#contract/products/product-list.ts'
import { listChoices, listHeading } from './list-choices.ts'

const list: ProductListPage = {
  category: 'Laptops',
  q: '',
  asked: [],
  isCorrected: false,
  spelling: null,
  tabs: [
    { name: 'Desktops', count: 0 },
    { name: 'Laptops', count: 7 },
  ],
  filters: {
    brands: [
      { name: 'Arunvale', count: 4 },
      { name: 'Kaveri', count: 3 },
    ],
    stock: [{ name: 'In Stock', count: 7 }],
    prices: [
      { min: null, max: 10_000, count: 1 },
      { min: 10_000, max: 25_000, count: 6 },
      { min: 1_00_000, max: null, count: 2 },
    ],
    specs: [],
  },
  products: [],
  total: 7,
  page: 2,
  pages: 2,
  instead: null,
}

test('a first choice stays in the category that is shown, and on its first page', () => {
  const { groups } = listChoices(list, '?page=2')
  assert.deepEqual(choicesOf(groups, 'Brand'), [
    ['Arunvale', '/products?brand=Arunvale&category=Laptops', '4', false],
    ['Kaveri', '/products?brand=Kaveri&category=Laptops', '3', false],
  ])
})

test('a second press on a chosen filter removes it, and other brands are added to it', () => {
  const { groups, chips, clear } = listChoices(
    list,
    '?category=Laptops&brand=Kaveri&maxPrice=10000&sort=price',
  )
  assert.deepEqual(choicesOf(groups, 'Brand'), [
    [
      'Arunvale',
      '/products?brand=Kaveri&brand=Arunvale&category=Laptops&maxPrice=10000&sort=price',
      '4',
      false,
    ],
    ['Kaveri', '/products?category=Laptops&maxPrice=10000&sort=price', '3', true],
  ])
  assert.deepEqual(choicesOf(groups, 'Price')[0], [
    'Up to ₹10,000',
    '/products?brand=Kaveri&category=Laptops&sort=price',
    '1',
    true,
  ])
  assert.deepEqual(
    chips.map(({ text, to }) => [text, to]),
    [
      ['Kaveri', '/products?category=Laptops&maxPrice=10000&sort=price'],
      ['Up to ₹10,000', '/products?brand=Kaveri&category=Laptops&sort=price'],
    ],
  )
  assert.equal(clear, '/products?category=Laptops&sort=price')
})

test('a menu says how many of its choices are set, and a typed range is one', () => {
  const { groups } = listChoices(list, '?brand=Kaveri&brand=Arunvale&minPrice=5')
  assert.deepEqual(
    groups.map(({ title, chosen }) => [title, chosen]),
    [
      ['Brand', 2],
      ['Price', 1],
      ['Stock', 0],
    ],
  )
})

test('prices that somebody typed are shown as they are, beside all other choices', () => {
  const { chips, groups } = listChoices(list, '?stock=In+Stock&minPrice=0&maxPrice=999.5&page=2')
  assert.deepEqual(
    chips.map(({ text }) => text),
    ['In Stock', '₹0 to ₹999.50'],
  )
  const prices = groups.find(({ title }) => title === 'Price')?.bounds
  assert.deepEqual(prices, {
    kept: [
      ['category', 'Laptops'],
      ['stock', 'In Stock'],
    ],
    bounds: [
      { name: 'minPrice', label: 'Lowest price', value: '0', max: 999_999_999.99 },
      { name: 'maxPrice', label: 'Highest price', value: '999.5', max: 999_999_999.99 },
    ],
  })
})

test('prices that are the wrong way round are shown the right way round', () => {
  const { chips } = listChoices(list, '?minPrice=60000&maxPrice=40000')
  assert.deepEqual(
    chips.map(({ text }) => text),
    ['₹40,000 to ₹60,000'],
  )
})

test('a category in which nothing fits is hidden; an empty one of its own says so itself', () => {
  const shown = listChoices(list, '?stock=In+Stock').tabs.map(({ text }) => text)
  assert.deepEqual(shown, ['All', 'Laptops'])
  assert.equal(listChoices(list, '').tabs[1]?.to, '/products?category=Desktops')
})

test('a wider list is offered only where it finds more', () => {
  const narrowed = { ...list, total: 0, category: 'Desktops' as const }
  const { ways } = listChoices(narrowed, '?category=Desktops&stock=In+Stock')
  const rel = 'nofollow'
  assert.deepEqual(ways, [
    { text: 'Clear filters', to: '/products?category=Desktops', rel },
    { text: 'Search all categories', to: '/products?category=All&stock=In+Stock', rel },
    { text: 'View All Products', to: '/products?category=All' },
  ])
  const tabs = list.tabs.map((tab) => ({ ...tab, count: 0 }))
  const nowhere = listChoices({ ...narrowed, tabs }, '?category=Desktops&stock=In+Stock')
  assert.deepEqual(
    nowhere.ways.map(({ text }) => text),
    ['Clear filters', 'View All Products'],
  )
  const empty = listChoices({ ...narrowed, category: 'All', tabs }, '')
  assert.deepEqual(empty.ways, [{ text: 'Contact Us', to: '/contact' }])
})

test('a brand that is chosen can be taken back where the list has none of it', () => {
  const { groups } = listChoices(list, '?brand=Nilaya')
  const brand = groups.find(({ title }) => title === 'Brand')
  assert.equal(brand?.chosen, 1)
  assert.deepEqual(brand.choices.at(-1), {
    text: 'Nilaya',
    to: '/products?category=Laptops',
    isSet: true,
    count: '0',
  })
})

test('the heading of a search says that a word was taken for a misspelt one', () => {
  const found = { ...list, q: 'lapotp' }
  assert.equal(listHeading(found), 'Results for “lapotp”')
  const corrected = { ...found, isCorrected: true }
  assert.equal(listHeading(corrected), 'Results for words like “lapotp”')
  assert.equal(listHeading({ ...corrected, total: 0 }), 'Results for “lapotp”')
})

test('a search whose misspelt word is known names the word it was taken for, and the typed one', () => {
  const corrected = { ...list, q: 'lapotp', isCorrected: true, spelling: 'laptop' }
  assert.equal(listHeading(corrected), 'Results for “laptop”, none for “lapotp”')
})

test('only a search has a best match, and one product has no order', () => {
  const sorts = (changes: Partial<ProductListPage>, search = '') =>
    listChoices({ ...list, ...changes }, search).sorts.map(({ text, isSet }) =>
      isSet ? `[${text}]` : text,
    )
  assert.deepEqual(sorts({}), ['[Newest]', 'Name', 'Lowest price', 'Highest price'])
  assert.equal(sorts({ q: 'x' }, '?q=x')[0], '[Best match]')
  assert.deepEqual(sorts({ total: 1 }), [])
})

test('the other view shows the same page of the list', () => {
  const { views } = listChoices(list, '?page=2&view=table')
  assert.deepEqual(
    views.map(({ to, isSet }) => [to, isSet]),
    [
      ['/products?category=Laptops&page=2', false],
      ['/products?category=Laptops&page=2&view=table', true],
    ],
  )
})

test('before anything is counted nothing is offered by number', () => {
  const { tabs, groups } = listChoices({ ...list, filters: null }, '?q=x')
  assert.deepEqual(groups, [])
  assert(tabs.every(({ count, to }) => count === undefined && to !== ''))
})

test('words say the condition that they set alone, and not one that stands beside a filter', () => {
  const searched = {
    ...list,
    q: 'laptop 16gb',
    asked: [{ text: 'Memory: From 16 GB', without: 'laptop' }],
  }
  assert.equal(listChoices(searched, '?q=laptop+16gb').isSaidByWords, true)
  assert.equal(listChoices(searched, '?q=laptop+16gb&brand=Kaveri').isSaidByWords, false)
  assert.equal(listChoices(list, '?brand=Kaveri').isSaidByWords, false)
})

function choicesOf(groups: ReturnType<typeof listChoices>['groups'], title: string) {
  const { choices = [] } = groups.find((group) => group.title === title) ?? {}
  return choices.map(({ text, to, count, isSet }) => [text, to, count, isSet])
}
