import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stockStatuses } from './product.ts'
import { productSorts } from './product-list.ts'
import { ProductListQuery, ProductQuery } from './product-query.ts'

test('an address without a query asks for nothing', () => {
  assert.deepEqual(given(ProductQuery.parse({})), {})
})

test('the API reads prices that are the wrong way round as they are', () => {
  const asked = ProductListQuery.parse({ minPrice: '60000', maxPrice: '40000' })
  assert.deepEqual([asked.minPrice, asked.maxPrice], [60_000, 40_000])
})

test('an empty field of a form is as good as none', () => {
  const empty = {
    category: '',
    q: '',
    brand: '',
    stock: '',
    minPrice: '',
    maxPrice: '',
    sort: '',
    page: '',
  }
  assert.deepEqual(given(ProductListQuery.parse({ ...empty, limit: '' })), { brand: [] })
  assert.deepEqual(ProductQuery.parse({ brand: ['', 'Kaveri', ''] }).brand, ['Kaveri'])
})

test('an address gives texts, and the query has numbers and lists of them', () => {
  const asked = {
    category: 'Interactive Panels',
    q: ' touch\u0000 panel ',
    brand: 'Phalkora',
    stock: 'Pre Order',
    minPrice: '1000.50',
    maxPrice: '250000',
    sort: '-price',
    page: '3',
  }
  assert.deepEqual(ProductQuery.parse(asked), {
    ...asked,
    q: 'touch panel',
    brand: ['Phalkora'],
    minPrice: 1000.5,
    maxPrice: 250_000,
    page: 3,
  })
})

test('a brand may be asked for several times, up to fifty', () => {
  const brands = Array.from({ length: 50 }, (_, number) => `Brand ${number}`)
  assert.deepEqual(ProductQuery.parse({ brand: brands }).brand, brands)
  assert.equal(fieldOf({ brand: [...brands, 'One more'] }), 'brand')
  assert.equal(fieldOf({ brand: ['x'.repeat(101)] }), 'brand')
})

test('a parameter that may be given once is refused when it is given twice', () => {
  for (const name of ['category', 'q', 'stock', 'minPrice', 'maxPrice', 'sort', 'page']) {
    assert.equal(fieldOf({ [name]: ['1', '2'] }), name)
  }
})

test('unknown parameters are dropped, whatever their names', () => {
  const asked = JSON.parse(
    '{"__proto__":{"q":"x"},"constructor":"x","utm_source":"mail","q":"panel"}',
  )
  assert.deepEqual(given(ProductQuery.parse(asked)), { q: 'panel' })
})

test('every stock status and order is known, and no other', () => {
  for (const stock of stockStatuses) assert.equal(ProductQuery.parse({ stock }).stock, stock)
  for (const sort of [...productSorts, 'memory', '-operatingSystem']) {
    assert.equal(ProductQuery.parse({ sort }).sort, sort)
  }
  for (const other of [
    'all',
    'laptops',
    'Interactive+Panels',
    '__proto__',
    '-__proto__',
    'price desc',
  ]) {
    for (const name of ['stock', 'sort']) assert.equal(fieldOf({ [name]: other }), name)
  }
})

test('a search of two hundred characters is the longest', () => {
  assert.equal(fieldOf({ q: 'x'.repeat(200) }), undefined)
  assert.equal(fieldOf({ q: 'x'.repeat(201) }), 'q')
})

test('prices are numbers that are not negative', () => {
  assert.equal(ProductQuery.parse({ minPrice: '0', maxPrice: '0' }).maxPrice, 0)
  for (const price of ['-1', 'cheap', 'Infinity', 'NaN', '1e300', '1,000']) {
    for (const name of ['minPrice', 'maxPrice'])
      assert.equal(fieldOf({ [name]: price }), name, price)
  }
})

test('pages count from 1, in whole numbers, and end where no catalogue reaches', () => {
  assert.equal(ProductQuery.parse({ page: '1000000' }).page, 1_000_000)
  for (const page of ['0', '-1', '1.5', 'two', '1000001', '9'.repeat(30), 'Infinity']) {
    assert.equal(fieldOf({ page }), 'page', page)
  }
})

test('the limit of a call is moved into 1 to 200', () => {
  const limits = ['-5', '0', '1', '24', '200', '201', '1000000'].map(
    (limit) => ProductListQuery.parse({ limit }).limit,
  )
  assert.deepEqual(limits, [1, 1, 1, 24, 200, 200, 200])
  for (const limit of ['1.5', 'all', 'NaN']) assert.equal(fieldOf({ limit }), 'limit', limit)
})

test('a page of the site does not take a limit', () => {
  assert.equal('limit' in ProductQuery.parse({ limit: '5' }), false)
})

function given(query: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
}

/** The parameter that is refused, if one is. */
function fieldOf(query: Record<string, unknown>) {
  return ProductListQuery.safeParse(query).error?.issues[0]?.path[0]
}
