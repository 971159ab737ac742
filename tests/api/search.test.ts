import assert from 'node:assert/strict'
import type { FoundCategory, FoundProduct } from '#contract/search/search.ts'
import { boardroomPanel, tallyPrinter, travelBook } from '../fixtures/goods.ts'
import { productFormOf, testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'

type Found = {
  products: FoundProduct[]
  categories: FoundCategory[]
  isNear: boolean
  near: FoundProduct[]
}

testOnServer(
  'anybody may search, and gets products, categories and their number',
  async (server) => {
    for (const product of [travelBook, tallyPrinter, boardroomPanel]) await add(server, product)
    const { products, categories, isNear } = await search(server, 'lekrha')
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
    assert.equal((await search(server, 'boardroom')).products[0]?.price, null)
  },
)

testOnServer('a change is in the very next response of a search', async (server) => {
  assert.deepEqual((await search(server, 'm126-nw')).products, [])
  const id = await add(server, tallyPrinter)
  assert.equal((await search(server, 'm126-nw')).products.length, 1)
  assert.match(await listed(server, 'm126-nw'), /M126nw/)
  await server.call('DELETE', `/admin/products-del/${id}`)
  assert.deepEqual((await search(server, 'm126-nw')).products, [])
  assert.doesNotMatch(await listed(server, 'm126-nw'), /M126nw/)
})

testOnServer('nothing asked and nonsense find nothing; too much is refused', async (server) => {
  await add(server, tallyPrinter)
  for (const q of ['', '%', 'qwxzjk', '₹₹', '"']) {
    assert.deepEqual(await search(server, q), {
      products: [],
      categories: [],
      isNear: false,
      near: [],
    })
  }
  const path = `/search?q=${'a'.repeat(201)}`
  const { status, json } = await server.call('GET', path, { token: null })
  assert.deepEqual([status, Object.keys(json['fields'] as object)], [400, ['q']])
})

testOnServer('a product with some of the words is near, and no result', async (server) => {
  await add(server, tallyPrinter)
  const { products, categories, isNear, near } = await search(server, 'purple tallyjet')
  assert.deepEqual([products, categories, isNear, near.length], [[], [], true, 1])
})

testOnServer('a search holds only what meets the price in its words', async (server) => {
  await add(server, tallyPrinter)
  const found = await search(server, 'printer under 15k')
  assert.deepEqual([found.products.length, found.near], [1, []])
  const missed = await search(server, 'printer under 10,000')
  assert.deepEqual([missed.products, missed.isNear, missed.near.length], [[], true, 1])
})

testOnServer(
  'the product nearest to a limit of price is first, and of two about as near the one in stock',
  async (server) => {
    for (const price of [50_000, 21_000, 29_000, 21_500]) {
      const stockStatus = price === 21_000 ? 'Out of Stock' : 'In Stock'
      await add(server, { ...tallyPrinter, name: `Printer ${price}`, price, stockStatus })
    }
    const { near } = await search(server, 'printer under 10,000')
    assert.deepEqual(
      near.map(({ name }) => name),
      ['Printer 21500', 'Printer 21000', 'Printer 29000', 'Printer 50000'],
    )
  },
)

testOnServer(
  'the list takes filters by specification, alone and several at once',
  async (server) => {
    const laptop = { ...travelBook, specs: ['RAM:- 16gb ddr4', 'SSD: 512GB'] }
    for (const product of [laptop, tallyPrinter]) await add(server, product)
    const countOf = async (query: string) => {
      const { json, status } = await server.call('GET', `/products?limit=5&${query}`, {
        token: null,
      })
      assert.equal(status, 200, query)
      return json['total']
    }
    assert.equal(await countOf('memory=16'), 1)
    assert.equal(await countOf('memory=8&memory=16&ssdFrom=500'), 1)
    assert.equal(await countOf('memoryFrom=32'), 0)
    assert.equal(await countOf('memoryTo=16&storageTo=256'), 0)
    assert.equal(await countOf('processor=no+such+family'), 0)
    for (const query of [
      'memory=much',
      'memoryFrom=-1',
      'storageTo=a',
      'memoryFrom=1&memoryFrom=2',
    ]) {
      const { status } = await server.call('GET', `/products?${query}`, { token: null })
      assert.equal(status, 400, query)
    }
  },
)

testOnServer('the office finds as visitors do', async (server) => {
  for (const product of [travelBook, tallyPrinter]) await add(server, product)
  const { json } = await server.call('GET', '/admin/products/all?q=travlebok&page=1&limit=25')
  assert.deepEqual([Object.keys(json['products'] as object).length, json['total']], [1, 1])
})

async function search(server: TestServer, q: string): Promise<Found> {
  const path = `/search?q=${encodeURIComponent(q)}`
  const { json, status } = await server.call('GET', path, { token: null })
  assert.equal(status, 200)
  const { success: _, ...found } = json as Found & { success: true }
  return found
}

async function listed(server: TestServer, q: string) {
  return (await server.call('GET', `/products?q=${q}`, { token: null })).text
}

async function add(server: TestServer, product: Parameters<typeof productFormOf>[0]) {
  const { json } = await server.call('POST', '/admin/products/add', {
    form: productFormOf(product),
  })
  return (json['product'] as { id: string }).id
}
