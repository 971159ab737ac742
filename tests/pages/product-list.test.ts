import assert from 'node:assert/strict'
import { fillShelves } from '../fixtures/shelves.ts'
import { testOnServer } from '../test-server.ts'

testOnServer(
  'the table is a file too, with its filters, its order and all its pages',
  async (server) => {
    await fillShelves(
      server.app,
      Array.from({ length: 30 }, (_, at) => ({
        name: at === 0 ? '=1+1, "first"' : `Laptop ${at}`,
        brand: at < 2 ? 'Brindal' : 'Kaveri',
        warranty: '3 years on site',
        specs: [`Memory: ${at === 28 ? 64 : 16} GB, soldered`, 'Colour: Grey'],
      })),
    )
    const table = await (await server.get('/products?category=Laptops&view=table')).text()
    assert(table.includes('href="/products.csv?category=Laptops"'))
    const all = await server.get('/products.csv?category=Laptops&sort=-memory')
    assert.equal(all.headers.get('content-type'), 'text/csv; charset=utf-8')
    assert.equal(
      all.headers.get('content-disposition'),
      `attachment; filename="Laptops list, Tamarind IT Solutions.csv"; filename*=UTF-8''Laptops%20list%2C%20Tamarind%20IT%20Solutions.csv`,
    )
    const found = await server.get('/products.csv?category=All&q=a/b%22%0d%0aX: laptop')
    assert.match(
      found.headers.get('content-disposition') ?? '',
      /^attachment; filename="Products a b_ X: laptop list, Tamarind IT Solutions\.csv"/,
    )
    assert.equal(all.headers.get('x-robots-tag'), 'noindex')
    const lines = (await all.text()).trimEnd().split('\r\n')
    assert.equal(lines.length, 31)
    assert.match(
      lines[0] ?? '',
      /^\uFEFF?Product,Price \(\+ GST\),GST %,Stock,Memory,Colour,Warranty,Brand,Model Number,HSN Code$/,
    )
    assert.match(lines[1] ?? '', /^Laptop 28,/)
    assert.match(lines[1] ?? '', /"64 GB, soldered",Grey,3 years on site,Kaveri/)
    const some = await (await server.get('/products.csv?brand=Brindal&sort=name')).text()
    assert.match(some, /\r\n"'=1\+1, ""first""",[\d.]+,18,/)
    assert.equal(some.trimEnd().split('\r\n').length, 3)
    for (const wrong of ['page=x', 'category=Spoons'])
      assert.equal((await server.get(`/products.csv?${wrong}`)).status, 404, wrong)
  },
)

testOnServer(
  'a mangled address of a list leads to the nearest list, which no cache stores, and as a call it is refused',
  async (server) => {
    await fillShelves(server.app, [{ name: 'Loom 14' }])
    const words = Array.from({ length: 60 }, () => 'laptop').join('+')
    for (const [mangled, list] of [
      ['page=0', ''],
      ['page=abc&category=Laptops', '?category=Laptops'],
      ['page=999', ''],
      ['sort=cheapest&category=Laptops', '?category=Laptops'],
      [`q=${words}`, `?q=${words.slice(0, 195)}`],
    ] as const) {
      const page = await server.get(`/products?${mangled}`)
      assert.deepEqual([page.status, page.headers.get('location')], [302, `/products${list}`])
      assert.equal(page.headers.get('cache-control'), 'no-store')
      assert.equal((await server.get(`/products${list}`)).status, 200, list)
    }
    assert.equal((await server.get('/products?view=map')).headers.get('location'), '/products')
    for (const wrong of ['page=0', 'page=abc', 'sort=cheapest', `q=${words}`])
      assert.equal((await server.get(`/api/products?${wrong}`)).status, 400, wrong)
    for (const wrong of ['stock=Some', 'minPrice=cheap', 'category=Spoons'])
      assert.equal((await server.get(`/products?${wrong}`)).status, 404, wrong)
  },
)

testOnServer(
  'a category is found in whatever letters its name is typed, at one address',
  async (server) => {
    await fillShelves(server.app, [{ name: 'Loom 14' }])
    for (const [typed, name] of [
      ['laptops', 'Laptops'],
      ['cctv-systems', 'CCTV Systems'],
      ['all', 'All'],
    ] as const) {
      const page = await server.get(`/products?category=${typed}`)
      const there = new URL(page.headers.get('location') ?? '', server.address)
      assert.deepEqual([page.status, there.searchParams.get('category')], [301, name])
      assert.equal((await server.get(`/api/products?category=${typed}`)).status, 200)
    }
  },
)

testOnServer(
  'a card has every link under its name, and the catalogue is in the head once',
  async (server) => {
    const [laptop] = await fillShelves(server.app, [
      { name: 'Loom 14', specs: ['a', 'b', 'c', 'd', 'e'] },
    ])
    const html = await (await server.get('/products?category=Laptops')).text()
    for (const name of [
      'View Details of Loom 14',
      'Enquire Now about Loom 14',
      'Compare Loom 14',
    ]) {
      assert(html.includes(`aria-label="${name}"`), name)
    }
    // In an element of its own: the link beside it is another text.
    assert(html.includes('<span>More specs available... </span>'))
    assert(html.includes(`/products-details/${laptop?.id}`))
    assert.equal(html.split('aria-label="Download Catalogue of Laptops"').length, 3)
  },
)

testOnServer(
  'a search that finds few products shows others of their category, and one that finds many does not',
  async (server) => {
    await fillShelves(
      server.app,
      Array.from({ length: 9 }, (_, at) => ({
        name: `${at < 2 ? 'Banyan' : 'Deodar'} ${at}`,
        category: 'Scanners',
        brand: 'Kaveri',
        specs: [],
      })),
    )
    const textOf = async (path: string) => (await server.get(path)).text()
    const few = await textOf('/products?q=banyan')
    const [, others = ''] = few.split('Similar products')
    const [similar = ''] = others.split('</section>')
    assert.match(similar, /Deodar \d/)
    assert.doesNotMatch(similar, /Banyan \d/)
    assert.doesNotMatch(await textOf('/products?q=deodar'), /Similar products/)
  },
)

testOnServer(
  'a list that does not exist says so in its title, and no robot lists it',
  async (server) => {
    const html = await (await server.get('/products?category=Toasters')).text()
    assert.match(html, /<title>Page not found/)
    assert(html.includes('content="noindex"'))
  },
)

testOnServer('View All Products opens all of them', async (server) => {
  const home = await (await server.get('/')).text()
  const links = [...home.matchAll(/<a [^>]*href="([^"]*)"[^>]*>View All Products/g)]
  assert.deepEqual(
    links.map(([, href]) => href),
    ['/products?category=All', '/products?category=All'],
  )
})
