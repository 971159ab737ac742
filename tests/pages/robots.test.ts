import assert from 'node:assert/strict'
import { addProduct } from '#domain/products/add-product.ts'
import { changeProduct } from '#domain/products/change-product.ts'
import { withdrawProduct } from '#domain/products/withdraw-products.ts'
import { system } from '#domain/audit/actor.ts'
import { pathOf } from '#domain/products/product-rules.ts'
import { day } from '#platform/clock/clock.ts'
import { testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'
import { travelBook } from '../fixtures/goods.ts'

const site = 'http://shop.example'

type Node = Record<string, unknown> & { '@type': string | string[] }

testOnServer(
  'every public page has structured data for search engines, once, that parses',
  async ({ app, get }) => {
    const { id } = await addProduct(app, system, travelBook)
    const product = pathOf({ id, name: travelBook.name })
    for (const [path, kinds] of [
      ['/', ['LocalBusiness', 'WebSite']],
      ['/about', ['LocalBusiness']],
      ['/contact', ['LocalBusiness']],
      ['/products?category=Laptops', ['BreadcrumbList', 'ItemList']],
      [product, ['BreadcrumbList', 'Product']],
      ['/clients', []],
      ['/privacy', []],
    ] as const) {
      const html = await textOf(get(path))
      assert.equal(contentOf(html, 'og:url'), `${site}${path}`, path)
      assert.equal(canonicalOf(html), `${site}${path}`, path)
      assert.equal(contentOf(html, 'og:title'), /<title>([^<]*)/.exec(html)?.[1], path)
      assert(!html.includes('noindex'), path)
      const found = nodesIn(html).map((node) => [node['@type']].flat().at(-1))
      assert.deepEqual(found, kinds, path)
    }
  },
)

testOnServer('a product is offered at its price, and without one not at all', async (server) => {
  const { app } = server
  const priced = await addProduct(app, system, { ...travelBook, price: 45_990.5 })
  const offered = await productNodeOf(server, priced.id, travelBook.name)
  assert.equal(offered['name'], travelBook.name)
  assert.equal(offered['mpn'], travelBook.modelNo)
  assert.deepEqual(
    (({ price, priceCurrency, availability }) => ({ price, priceCurrency, availability }))(
      offered['offers'] as Record<string, string>,
    ),
    { price: '45990.50', priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
  )
  const asked = await addProduct(app, system, { ...travelBook, price: 0 })
  assert.equal('offers' in (await productNodeOf(server, asked.id, travelBook.name)), false)
})

testOnServer('the data of a product names both amounts, and the code for GST', async (server) => {
  const hsnCode = '84713010'
  const { id } = await addProduct(server.app, system, { ...travelBook, price: 84_990, hsnCode })
  const node = await productNodeOf(server, id, travelBook.name)
  const { priceSpecification } = node['offers'] as { priceSpecification: Record<string, unknown>[] }
  assert.deepEqual(
    priceSpecification.map(({ price, valueAddedTaxIncluded }) => [price, valueAddedTaxIncluded]),
    [
      ['84990.00', false],
      ['100288.00', true],
    ],
  )
  assert.deepEqual((node['additionalProperty'] as Record<string, string>[]).at(-1), {
    '@type': 'PropertyValue',
    name: 'HSN code',
    value: hsnCode,
  })
})

testOnServer('a hostile name does no harm in the data', async (server) => {
  const name = '</script><script>alert(1)</script> & "quoted"'
  const { id } = await addProduct(server.app, system, { ...travelBook, name })
  assert.equal((await productNodeOf(server, id, name))['name'], name)
})

testOnServer('the map names what is sold, its last change and its pictures', async (server) => {
  const { app, get } = server
  const { id } = await addProduct(app, system, travelBook)
  const { id: gone } = await addProduct(app, system, travelBook)
  await withdrawProduct(app, system, gone)
  const response = await get('/sitemap.xml')
  assert.equal(response.headers.get('content-type'), 'application/xml; charset=utf-8')
  const xml = await response.text()
  const [, changed = ''] =
    new RegExp(`<loc>${site}${pathOf({ id, name: travelBook.name })}</loc><lastmod>(.*?)<`).exec(
      xml,
    ) ?? []
  assert.equal(new Date(changed).toISOString(), changed)
  assert(!xml.includes(gone))
  await changeProduct(app, system, id, { ...travelBook, name: 'Kaveri Renamed 15' })
  assert((await textOf(get('/sitemap.xml'))).includes('kaveri-renamed-15'))
  assert.equal((await get('/sitemaps/1.xml')).status, 200)
  for (const part of ['0.xml', '2.xml', 'x.xml', '1']) {
    assert.equal((await get(`/sitemaps/${part}`)).status, 404, part)
  }
})

testOnServer('a renamed product is found by its old address in one step', async (server) => {
  const { app, get } = server
  const { id } = await addProduct(app, system, travelBook)
  await changeProduct(app, system, id, { ...travelBook, name: 'Kaveri Renamed 15' })
  const old = await get(pathOf({ id, name: travelBook.name }))
  assert.equal(old.status, 301)
  const next = old.headers.get('location') ?? ''
  assert.equal(next, pathOf({ id, name: 'Kaveri Renamed 15' }))
  assert.equal((await get(next)).status, 200)
})

testOnServer('an address in small letters leads to the product', async ({ app, get }) => {
  const { id } = await addProduct(app, system, travelBook)
  const path = pathOf({ id, name: travelBook.name })
  const small = await get(path.toLowerCase())
  assert.deepEqual([small.status, small.headers.get('location')], [301, path])
})

testOnServer('a deleted product is gone for good, and its page names others', async (server) => {
  const { app, get } = server
  const { id } = await addProduct(app, system, travelBook)
  const { id: near } = await addProduct(app, system, { ...travelBook, name: 'Kaveri Near 14' })
  await withdrawProduct(app, system, id)
  const response = await get(pathOf({ id, name: travelBook.name }))
  assert.equal(response.status, 410)
  assert.equal(response.headers.get('cache-control'), 'no-store')
  const html = await response.text()
  assert(html.includes('Product not found'))
  assert(html.includes(travelBook.name))
  assert(html.includes(near))
  assert(html.includes('noindex'))
})

testOnServer('robots.txt names the sitemap and what robots need not read', async ({ get }) => {
  const text = await textOf(get('/robots.txt'))
  assert(text.includes(`Sitemap: ${site}/sitemap.xml`))
  assert(text.includes('Disallow: /api/'))
  for (const path of [
    '/login',
    '/admin/products',
    '/products?q=laptop',
    '/products?stock=In+Stock',
  ]) {
    assert((await textOf(get(path))).includes('content="noindex"'), path)
  }
})

testOnServer('phones find the icons that the manifest names', async ({ get }) => {
  const response = await get('/manifest.webmanifest')
  assert.equal(response.headers.get('content-type'), 'application/manifest+json; charset=utf-8')
  const { icons } = (await response.json()) as { icons: { src: string; type: string }[] }
  for (const { src, type } of [...icons, { src: '/share.png', type: 'image/png' }]) {
    const icon = await get(src)
    assert.equal(icon.headers.get('content-type'), type, src)
    await icon.body?.cancel()
  }
  assert.match(await textOf(get('/llms.txt')), /^# Tamarind IT Solutions\n/)
})

testOnServer('a finder of a vulnerability reads where to report it', async ({ clock, get }) => {
  for (const daysLater of [0, 400]) {
    clock.pass(daysLater * day)
    const response = await get('/.well-known/security.txt')
    assert.equal(response.status, 200)
    assert.equal(response.headers.get('content-type'), 'text/plain; charset=utf-8')
    const fields = Object.fromEntries(
      (await response.text()).split('\n').map((line) => line.split(/: (.*)/).slice(0, 2)),
    ) as Record<string, string>
    assert.equal(fields['Contact'], 'mailto:sales@tamarindit.example')
    assert.equal(fields['Canonical'], `${site}/.well-known/security.txt`)
    assert.equal(fields['Preferred-Languages'], 'en')
    const left = Date.parse(String(fields['Expires'])) - clock.now().getTime()
    assert(left > 90 * day && left < 365 * day, String(left))
    const policy = await get(new URL(String(fields['Policy'])).pathname)
    assert.match(await policy.text(), /Write to sales@tamarindit\.example/)
  }
})

async function productNodeOf({ get }: TestServer, id: string, name: string) {
  const html = await textOf(get(pathOf({ id, name })))
  const product = nodesIn(html).find((node) => node['@type'] === 'Product')
  assert(product)
  return product
}

function nodesIn(html: string): Node[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  assert(scripts.length <= 1)
  return scripts.flatMap(([, json = '']) => (JSON.parse(json) as { '@graph': Node[] })['@graph'])
}

function canonicalOf(html: string) {
  return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
}

function contentOf(html: string, property: string) {
  const found = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)
  return found?.[1]
}

async function textOf(response: Promise<Response>) {
  return (await response).text()
}
