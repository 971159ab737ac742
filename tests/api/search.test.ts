import assert from 'node:assert/strict'
import type { FoundCategory, FoundProduct } from '#contract/search/search.ts'
import { boardroomPanel, tallyPrinter, travelBook } from '../stories/goods.ts'
import { productFormOf, testInHouse } from '../open-house.ts'
import type { House } from '../open-house.ts'

type Found = { products: FoundProduct[]; categories: FoundCategory[]; isNear: boolean }

testInHouse('anybody may search, and gets products, categories and their number', async (house) => {
  for (const product of [travelBook, tallyPrinter, boardroomPanel]) await add(house, product)
  const { products, categories, isNear } = await search(house, 'lekrha')
  const [printer] = products
  assert.deepEqual(
    { ...printer, id: '', path: '', image: '' },
    {
      id: '',
      path: '',
      name: tallyPrinter.name,
      brand: 'Lekhra',
      category: 'Printers',
      modelNo: 'M126nw',
      image: '',
      price: 14_250.5,
      stockStatus: 'In Stock',
    },
  )
  assert.match(printer?.image ?? '', /^\/pictures\/.+\.webp$/)
  assert.equal(printer?.path, `/products-details/${printer?.id}-lekhra-tallyjet-m126nw`)
  assert.deepEqual(categories, [{ id: 'printers', name: 'Printers', count: 1 }])
  assert.equal(isNear, false)
  assert.equal((await search(house, 'boardroom')).products[0]?.price, null)
})

testInHouse('a change is in the very next answer of a search', async (house) => {
  assert.deepEqual((await search(house, 'm126-nw')).products, [])
  const id = await add(house, tallyPrinter)
  assert.equal((await search(house, 'm126-nw')).products.length, 1)
  assert.match(await listed(house, 'm126-nw'), /M126nw/)
  await house.call('DELETE', `/admin/products-del/${id}`)
  assert.deepEqual((await search(house, 'm126-nw')).products, [])
  assert.doesNotMatch(await listed(house, 'm126-nw'), /M126nw/)
})

testInHouse('nothing asked and nonsense find nothing; too much is refused', async (house) => {
  await add(house, tallyPrinter)
  for (const q of ['', '%', 'qwxzjk', '₹₹', '"']) {
    assert.deepEqual(await search(house, q), { products: [], categories: [], isNear: false })
  }
  const path = `/search?q=${'a'.repeat(201)}`
  const { status, json } = await house.call('GET', path, { token: null })
  assert.deepEqual([status, Object.keys(json['fields'] as object)], [400, ['q']])
})

testInHouse('a product with some of the words is marked as near', async (house) => {
  await add(house, tallyPrinter)
  const { products, categories, isNear } = await search(house, 'purple tallyjet')
  assert.deepEqual([products.length, categories, isNear], [1, [], true])
})

testInHouse('the office finds as visitors do', async (house) => {
  for (const product of [travelBook, tallyPrinter]) await add(house, product)
  const { json } = await house.call('GET', '/admin/products/all?q=travlebok&page=1&limit=25')
  assert.deepEqual([Object.keys(json['products'] as object).length, json['total']], [1, 1])
})

async function search(house: House, q: string): Promise<Found> {
  const path = `/search?q=${encodeURIComponent(q)}`
  const { json, status } = await house.call('GET', path, { token: null })
  assert.equal(status, 200)
  const { success: _, ...found } = json as Found & { success: true }
  return found
}

async function listed(house: House, q: string) {
  return (await house.call('GET', `/products?q=${q}`, { token: null })).text
}

async function add(house: House, product: Parameters<typeof productFormOf>[0]) {
  const { json } = await house.call('POST', '/admin/products/add', { form: productFormOf(product) })
  return (json['product'] as { id: string }).id
}
