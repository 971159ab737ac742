import assert from 'node:assert/strict'
import { pathOf } from '#domain/products/product-rules.ts'
import { priceList } from '../fixtures/price-lists.ts'
import { travelBook } from '../fixtures/goods.ts'
import { formOf, productFormOf, testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'

function change({ call }: TestServer, id: string, body: object) {
  return call('PUT', `/admin/categories/${id}`, { body })
}

async function stock({ call }: TestServer, product: object) {
  const { json } = await call('POST', '/admin/products/add', { form: productFormOf(product) })
  return (json['product'] as { id: string }).id
}

async function redirectOf({ address }: TestServer, path: string) {
  const response = await fetch(`${address}${path}`, { redirect: 'manual' })
  return [response.status, response.headers.get('location')]
}

testOnServer('addresses with a former name lead to the category', async (server) => {
  const { call, get } = server
  const form = formOf({ category: 'UPS Systems' })
  form.set('categoryCatalogue', new Blob([new Uint8Array(priceList('UPS'))]), 'UPS.pdf')
  await call('POST', '/admin/category-catalogue/upload', { form })
  assert.equal((await get('/category-catalogue/UPS%20Systems')).status, 200)
  assert.equal((await get('/products?category=UPS+Systems')).status, 200)
  await change(server, 'ups-systems', { name: 'Power & Backup' })
  assert.deepEqual(await redirectOf(server, '/products?category=UPS+Systems&sort=price'), [
    301,
    '/products?category=Power+%26+Backup&sort=price',
  ])
  assert.deepEqual(await redirectOf(server, '/category-catalogue/ups-systems'), [
    301,
    '/category-catalogue/Power%20%26%20Backup',
  ])
  const catalogue = await get('/category-catalogue/Power%20%26%20Backup')
  assert.equal(catalogue.headers.get('content-type'), 'application/pdf')
  assert.equal((await get('/products?category=Toasters')).status, 404)
  await change(server, 'ups-systems', { name: 'UPS Systems' })
  assert.equal((await get('/products?category=UPS+Systems')).status, 200)
  assert.equal((await redirectOf(server, '/products?category=Power+%26+Backup'))[0], 301)
})

testOnServer(
  'the PDF of a hidden category is for the office alone, at its own address and in its call',
  async (server) => {
    const { call, get } = server
    const form = formOf({ category: 'UPS Systems' })
    form.set('categoryCatalogue', new Blob([new Uint8Array(priceList('UPS'))]), 'UPS.pdf')
    const { json } = await call('POST', '/admin/category-catalogue/upload', { form })
    const { url } = json['catalogue'] as { url: string }
    for (const [isHidden, status] of [
      [false, 200],
      [true, 404],
      [false, 200],
    ] as const) {
      await change(server, 'ups-systems', { isHidden })
      assert.equal((await get(url)).status, status)
      const named = await call('GET', '/category-catalogue/UPS Systems', { token: null })
      assert.equal(named.status, status)
      const stored = await call('GET', '/admin/category-catalogue/UPS Systems')
      assert.deepEqual(stored.json['catalogue'], json['catalogue'])
    }
  },
)

testOnServer('pages of every category follow a change of one', async (server) => {
  const { get } = server
  const id = await stock(server, travelBook)
  const printer = await stock(server, { ...travelBook, category: 'Printers' })
  const paths = ['/', '/about', '/products?category=Printers', `/products-details/${printer}`]
  const read = async () => {
    const pages = await Promise.all(paths.map(async (path) => (await get(path)).text()))
    return pages.map((text) => [text.includes('Laptops'), text.includes('Notebooks')])
  }
  assert.deepEqual(
    await read(),
    paths.map(() => [true, false]),
  )
  await change(server, 'laptops', { name: 'Notebooks' })
  assert.deepEqual(
    await read(),
    paths.map(() => [false, true]),
  )
  const own = await (await get(pathOf({ id, name: travelBook.name }))).text()
  assert(own.includes('Notebooks') && !own.includes('>Laptops<'))
})

testOnServer('a hidden category is on no public page and in no public call', async (server) => {
  const { call, get } = server
  const id = await stock(server, travelBook)
  const paths = [
    '/',
    '/products',
    '/products?category=All',
    '/products?q=travelbook',
    '/sitemap.xml',
  ]
  const publicPaths = [...paths, '/llms.txt', '/api/products', '/api/search?q=travelbook']
  const seen = async () => {
    const found: string[] = []
    for (const path of publicPaths) {
      const text = await (await get(path)).text()
      if (text.includes(id) || text.includes('Laptops')) found.push(path)
    }
    return found
  }
  assert.deepEqual(await seen(), publicPaths)
  await change(server, 'laptops', { isHidden: true })
  assert.deepEqual(await seen(), [])
  for (const path of [
    '/products?category=Laptops',
    '/category-catalogue/Laptops',
    pathOf({ id, name: travelBook.name }),
    `/products-details/${id}`,
  ]) {
    assert.equal((await get(path)).status, 404, path)
  }
  const refused = await call('GET', '/products?category=Laptops', { token: null })
  assert.equal(refused.status, 400)
  const office = await call('GET', '/admin/products/all?category=Laptops&limit=1')
  assert.equal(office.json['total'], 1)
  await change(server, 'laptops', { isHidden: false })
  assert.deepEqual(await seen(), publicPaths)
})

testOnServer(
  'the page of a product that was deleted for ever links to no category that was removed since',
  async (server) => {
    const { call, get } = server
    const id = await stock(server, { ...travelBook, category: 'Scanners' })
    await call('DELETE', `/admin/products-del/${id}`)
    const path = `/products-details/${id}`
    assert((await (await get(path)).text()).includes('href="/products?category=Scanners"'))
    assert.equal((await call('DELETE', `/admin/trash/products/${id}`)).status, 200)
    assert.equal((await call('DELETE', '/admin/categories/scanners')).status, 200)
    const gone = await get(path)
    assert.equal(gone.status, 410)
    const html = await gone.text()
    assert(html.includes(travelBook.name))
    assert.match(html, /All (<!-- -->)?products/)
    assert(!html.includes('category=Scanners'))
    assert.doesNotMatch(html, /All (<!-- -->)?Scanners/)
  },
)
